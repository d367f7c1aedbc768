import { isRight } from 'fp-ts/Either';
import { exists, isNone, isSome, type Option } from 'fp-ts/Option';
import { makeAutoObservable, runInAction } from 'mobx';
import type { Timer } from '../../application/ports/Timer';
import type { FindLoaded } from '../../application/search/SearchLoaded';
import type { SearchPortal } from '../../application/search/SearchPortal';
import { type Finding, findingKey, joined, targetOfFinding } from '../../domain/search/finding';
import { searchQuery } from '../../domain/search/query';
import type { SearchResult } from '../../domain/search/result';

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
  /** The key of the active entry, which stays active wherever later findings put it. */
  private activeKey: string | undefined = undefined;
  /** Finds nothing until the part that shows the results has brought what is loaded. */
  private findLoaded: FindLoaded = () => [];
  private cancelTimer: () => void = () => undefined;
  private asking: AbortController = new AbortController();

  constructor(private readonly deps: { readonly search: SearchPortal; readonly timer: Timer }) {
    makeAutoObservable<this, 'deps' | 'cancelTimer' | 'asking'>(
      this,
      { deps: false, cancelTimer: false, asking: false },
      { autoBind: true, deep: false },
    );
  }

  /** Whether there is something to look for, and the customer has not left. */
  get isShown(): boolean {
    return !this.isHidden && isSome(this.query);
  }

  /** What is loaded and matches, at once, and behind it what the server found for this text or its beginning. */
  get findings(): readonly Finding[] {
    if (!this.isShown) return [];
    const isOfText = exists((query: string) => query.startsWith(this.found?.query ?? query))(this.query);
    return joined(this.findLoaded(this.text), isOfText ? (this.found?.results ?? []) : []);
  }

  /** The text for which neither the server nor the portal has anything. */
  get foundNothing(): string | undefined {
    const isAnswered = exists((query: string) => query === this.found?.query)(this.query);
    return this.isShown && isAnswered && this.findings.length === 0 ? this.found?.query : undefined;
  }

  /** -1 where none is active. */
  get activeIndex(): number {
    return this.findings.findIndex((finding) => findingKey(finding) === this.activeKey);
  }

  get activeFinding(): Finding | undefined {
    return this.findings[this.activeIndex];
  }

  /** Called by the part that shows the results, with what finds in what is loaded (FIND-01). */
  async searchToo(loading: Promise<FindLoaded>, signal: AbortSignal): Promise<void> {
    const findLoaded = await loading;
    if (signal.aborted) return;
    runInAction(() => {
      this.findLoaded = findLoaded;
    });
  }

  type(text: string): void {
    this.text = text;
    this.activeKey = undefined;
    this.stop();
    if (isNone(this.query)) {
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
    const count = this.findings.length;
    const from = this.activeIndex === -1 && step === -1 ? 0 : this.activeIndex;
    const next = this.findings[(from + step + count) % count];
    this.activeKey = next && findingKey(next);
  }

  hide(): void {
    this.isHidden = true;
    this.activeKey = undefined;
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
  choose(finding: Finding): Option<string> {
    this.clear();
    return targetOfFinding(finding);
  }

  /** What is looked for: the text without what nobody sees. */
  private get query(): Option<string> {
    return searchQuery(this.text);
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
    const { query } = this;
    if (isNone(query)) return;
    const asking = new AbortController();
    this.asking = asking;
    const result = await this.deps.search.execute(query.value, asking.signal);
    if (asking.signal.aborted) return;
    runInAction(() => {
      this.found = isRight(result) ? { query: query.value, results: result.right } : undefined;
    });
  }
}
