import { type Either, isRight } from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

export type LoadState<A, E> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'loaded'; readonly value: A }
  | { readonly kind: 'failed'; readonly error: E };

/** Something that is read: idle, loading, stopped, loaded or failed. A late answer never replaces a newer one. */
export class Loadable<A, E> {
  state: LoadState<A, E> = { kind: 'idle' };
  private turn = 0;
  private source = new AbortController();

  constructor(private readonly read: (signal: AbortSignal) => Promise<Either<E, A>>) {
    makeAutoObservable<this, 'read' | 'turn' | 'source'>(
      this,
      { read: false, turn: false, source: false, state: observableRef },
      { autoBind: true },
    );
  }

  get value(): A | undefined {
    return this.state.kind === 'loaded' ? this.state.value : undefined;
  }

  get error(): E | undefined {
    return this.state.kind === 'failed' ? this.state.error : undefined;
  }

  get isLoading(): boolean {
    return this.state.kind === 'loading' || this.state.kind === 'idle';
  }

  /** Reads once; does nothing while it is being read or when it is there. */
  async load(): Promise<void> {
    if (this.state.kind !== 'loading' && this.state.kind !== 'loaded') await this.start();
  }

  /** Reads again and keeps what is shown until the answer is there. */
  async reload(): Promise<void> {
    await this.start();
  }

  /** Puts a value that another answer brought, such as a cart after an addition. */
  replace(value: A): void {
    this.giveUp();
    this.state = { kind: 'loaded', value };
  }

  /** The customer waits no longer: an answer under way is dropped, and it can be read again. */
  stop(): void {
    if (this.state.kind !== 'loading') return;
    this.state = { kind: 'stopped' };
    this.giveUp();
  }

  /** Forgets what was read; an answer under way is dropped. */
  forget(): void {
    this.giveUp();
    this.state = { kind: 'idle' };
  }

  // A call whose answer nobody will look at need not go on.
  private giveUp(): void {
    this.turn += 1;
    this.source.abort();
  }

  private async start(): Promise<void> {
    this.giveUp();
    const turn = this.turn;
    if (this.state.kind !== 'loaded') this.state = { kind: 'loading' };
    this.source = new AbortController();
    const answer = await this.read(this.source.signal);
    if (turn !== this.turn) return;
    runInAction(() => {
      this.state = isRight(answer)
        ? { kind: 'loaded', value: answer.right }
        : { kind: 'failed', error: answer.left };
    });
  }
}
