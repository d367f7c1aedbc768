import { type Either, isRight } from 'fp-ts/Either';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';

export type LoadState<A, E> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: A }
  | { readonly kind: 'failed'; readonly error: E };

/** Something that is read: idle, loading, loaded or failed. A late answer never replaces a newer one. */
export class Loadable<A, E> {
  state: LoadState<A, E> = { kind: 'idle' };
  private turn = 0;

  constructor(private readonly read: () => Promise<Either<E, A>>) {
    makeAutoObservable<this, 'read' | 'turn'>(
      this,
      { read: false, turn: false, state: observableRef },
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
    if (this.state.kind === 'idle' || this.state.kind === 'failed') await this.start();
  }

  /** Reads anew and keeps what is shown until the answer is there. */
  async reload(): Promise<void> {
    await this.start();
  }

  /** Puts a value that another answer brought, such as a cart after an addition. */
  replace(value: A): void {
    this.turn += 1;
    this.state = { kind: 'loaded', value };
  }

  /** Forgets what was read; an answer under way is dropped. */
  forget(): void {
    this.turn += 1;
    this.state = { kind: 'idle' };
  }

  private async start(): Promise<void> {
    this.turn += 1;
    const turn = this.turn;
    if (this.state.kind !== 'loaded') this.state = { kind: 'loading' };
    const answer = await this.read();
    if (turn !== this.turn) return;
    runInAction(() => {
      this.state = isRight(answer)
        ? { kind: 'loaded', value: answer.right }
        : { kind: 'failed', error: answer.left };
    });
  }
}
