import { isRight } from 'fp-ts/Either';
import { isNone, type Option } from 'fp-ts/Option';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Timer } from '../../application/ports/Timer';
import type { SearchPortal } from '../../application/search/SearchPortal';
import { searchQuery } from '../../domain/search/query';
import { type SearchResult, targetOf } from '../../domain/search/result';

/** Pause in typing before the search is sent, so that not every key makes a call. */
export const SEARCH_PAUSE_MS = 200;

interface Found {
  readonly query: string;
  readonly results: readonly SearchResult[];
}

/** The top bar's search; a late response never replaces newer results or reopens a closed list (SRCH-05). */
export class SearchStore {
  text = '';
  found: Found | undefined = undefined;
  isHidden = true;
  activeIndex = -1;
  private cancelTimer: () => void = () => undefined;
  private asking: AbortController = new AbortController();

  constructor(private readonly deps: { readonly search: SearchPortal; readonly timer: Timer }) {
    makeAutoObservable<this, 'deps' | 'cancelTimer' | 'asking'>(
      this,
      { deps: false, cancelTimer: false, asking: false },
      { autoBind: true, deep: false },
    );
  }

  get isShown(): boolean {
    return !this.isHidden && this.found !== undefined;
  }

  get results(): readonly SearchResult[] {
    return this.isShown ? (this.found?.results ?? []) : [];
  }

  get activeResult(): SearchResult | undefined {
    return this.results[this.activeIndex];
  }

  type(text: string): void {
    this.text = text;
    this.stop();
    if (isNone(searchQuery(text))) {
      this.empty();
      return;
    }
    this.show();
    this.cancelTimer = this.deps.timer.after(SEARCH_PAUSE_MS, () => void this.ask());
  }

  /** Searches at once, without waiting for the pause. */
  async searchNow(): Promise<void> {
    this.stop();
    this.show();
    await this.ask();
  }

  /** Makes the next or previous result active; wraps around at the ends. */
  move(step: 1 | -1): void {
    const count = this.results.length;
    if (count === 0) return;
    const from = this.activeIndex === -1 && step === -1 ? 0 : this.activeIndex;
    this.activeIndex = (from + step + count) % count;
  }

  hide(): void {
    this.isHidden = true;
    this.activeIndex = -1;
  }

  show(): void {
    this.isHidden = false;
  }

  clear(): void {
    this.stop();
    this.text = '';
    this.empty();
  }

  /** Clears the input and returns where the choice leads, if anywhere (AMB-21). */
  choose(result: SearchResult): Option<string> {
    this.clear();
    return targetOf(result);
  }

  private empty(): void {
    this.found = undefined;
    this.hide();
  }

  private stop(): void {
    this.cancelTimer();
    this.asking.abort();
  }

  private async ask(): Promise<void> {
    const query = searchQuery(this.text);
    if (isNone(query)) return;
    const asking = new AbortController();
    this.asking = asking;
    const result = await this.deps.search.execute(query.value, asking.signal);
    if (asking.signal.aborted) return;
    runInAction(() => {
      this.found = isRight(result) ? { query: query.value, results: result.right } : undefined;
      this.activeIndex = -1;
    });
  }
}
