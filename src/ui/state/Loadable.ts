import { type Either, isLeft, isRight } from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { line } from './line';
import { LongWait } from './LongWait';
import { keepRead } from './shownReads';

export type LoadState<A, E> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'loaded'; readonly value: A }
  | { readonly kind: 'failed'; readonly error: E };

/** What a screen tells apart: a value that is about to be loaded looks like one that is loading. */
export type ShownState<A, E> = Exclude<LoadState<A, E>, { readonly kind: 'idle' }>;

const LOADING = { kind: 'loading' } as const;

/** Counts the calls and answers of all values, which tells the older of two. */
let moment = 0;

export interface LoadableOptions {
  /** False for what neither language nor time changes, such as the bytes of a file. */
  readonly hasWords?: boolean;
}

/**
 * A value loaded from the backend: idle, loading, stopped, loaded or failed. A late response never replaces a newer
 * one.
 */
export class Loadable<A, E> {
  state: LoadState<A, E> = { kind: 'idle' };
  /** Whether the shown value is older than the last read of it, which failed quietly; the next answer ends that. */
  isStale = false;
  private turn = 0;
  /** When the shown value was asked for, and when it came. */
  private asked = 0;
  private answered = 0;
  /** Whether the read under way was needed, so that its failure must be shown. */
  private isNeeded = false;
  private readonly wait = new LongWait();
  /** Only while a read is under way: an abort makes an error object, which takes time on a phone. */
  private source: AbortController | undefined;

  constructor(
    private readonly read: (signal: AbortSignal) => Promise<Either<E, A>>,
    { hasWords = true }: LoadableOptions = {},
  ) {
    makeAutoObservable<this, 'read' | 'turn' | 'asked' | 'answered' | 'isNeeded' | 'wait' | 'source'>(this, {
      read: false,
      turn: false,
      asked: false,
      answered: false,
      isUnderWay: false,
      isAsNewAs: false,
      isNeeded: false,
      wait: false,
      source: false,
      state: observableRef,
    });
    if (hasWords) keepRead(this);
  }

  /** The same object when the load begins, so that no screen is rendered again for it. */
  get shown(): ShownState<A, E> {
    return this.state.kind === 'idle' ? LOADING : this.state;
  }

  get isIdle(): boolean {
    return this.state.kind === 'idle';
  }

  get value(): A | undefined {
    return this.state.kind === 'loaded' ? this.state.value : undefined;
  }

  get error(): E | undefined {
    return this.state.kind === 'failed' ? this.state.error : undefined;
  }

  /** Whether it is not there and nobody waits for it: its read failed, or the customer stopped waiting. */
  get hasFailed(): boolean {
    return this.state.kind === 'failed' || this.state.kind === 'stopped';
  }

  get isLoading(): boolean {
    return this.shown.kind === 'loading';
  }

  /** Whether the value has been loading for so long that Cancel is offered. */
  get isLong(): boolean {
    return this.wait.isLong;
  }

  get isUnderWay(): boolean {
    return this.source !== undefined;
  }

  /** Whether this value came after the other one was asked for, so that one sentence may tell both. */
  isAsNewAs(other: Loadable<unknown, unknown>): boolean {
    return this.state.kind === 'loaded' && this.answered > other.asked;
  }

  /** Loads for the first time, however many parts show the value; a stopped or failed load waits for the customer. */
  async loadIfIdle(): Promise<void> {
    if (this.isIdle) await this.start();
  }

  /** Loads once, and again what is stale; does nothing while loading or when the value is there. */
  async load(): Promise<void> {
    if (this.isStale) await this.reloadQuietly();
    else if (this.state.kind !== 'loading' && this.state.kind !== 'loaded') await this.start();
  }

  /**
   * Loads again; the old value stays until the response arrives. Returns whether this response was taken, not dropped
   * for a newer one.
   */
  reload(): Promise<boolean> {
    return this.start();
  }

  /**
   * Loads a shown value again, for example after a cancelled change; the old value stays also when this fails, unless
   * it replaces a read that was needed. Returns whether the response was taken.
   */
  async reloadQuietly(): Promise<boolean> {
    return this.state.kind === 'loaded' && (await this.start(this.isNeeded));
  }

  /** Reads again what is shown or under way, in another language or after the customer was away; the old value stays until then, and if that fails. */
  readAgain(): void {
    if (this.state.kind === 'loading') void this.start();
    else void this.reloadQuietly();
  }

  /** Sets a value from another response, for example a cart after an addition. */
  replace(value: A): void {
    this.abandon();
    this.dateFrom((moment += 1));
    this.state = { kind: 'loaded', value };
  }

  /** Cancels the current load and drops its response; the value can be loaded again. */
  stop(): void {
    if (this.state.kind !== 'loading') return;
    this.state = { kind: 'stopped' };
    this.abandon();
  }

  /** Forgets the value and drops the response of a current load. */
  forget(): void {
    this.abandon();
    this.isStale = false;
    this.state = { kind: 'idle' };
  }

  private dateFrom(asked: number): void {
    this.isStale = false;
    this.asked = asked;
    this.answered = moment += 1;
  }

  // Abort a call whose response nobody needs.
  private abandon(): void {
    this.turn += 1;
    this.isNeeded = false;
    this.wait.end();
    this.source?.abort();
    this.source = undefined;
  }

  // What fails without a connection, or as it comes back, is read again (LINE-02).
  private async readOverGaps(signal: AbortSignal): Promise<Either<E, A>> {
    const askedAt = performance.now();
    const result = await this.read(signal);
    if (isRight(result) || signal.aborted) return result;
    return (await line.recovers(askedAt, signal)) ? this.readOverGaps(signal) : result;
  }

  private async start(isNeeded = true): Promise<boolean> {
    this.abandon();
    this.isNeeded = isNeeded;
    const turn = this.turn;
    const asked = (moment += 1);
    if (this.state.kind !== 'loaded') {
      this.state = LOADING;
      this.wait.begin();
    }
    const source = new AbortController();
    this.source = source;
    const result = await this.readOverGaps(source.signal);
    if (turn !== this.turn) return false;
    this.source = undefined;
    this.isNeeded = false;
    if (!isNeeded && isLeft(result)) {
      runInAction(() => {
        this.isStale = true;
      });
      return false;
    }
    runInAction(() => {
      this.dateFrom(asked);
      this.wait.end();
      this.state = isRight(result)
        ? { kind: 'loaded', value: result.right }
        : { kind: 'failed', error: result.left };
    });
    return true;
  }
}
