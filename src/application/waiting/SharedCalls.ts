import { onAbort, orCancelled, type StoppedWaiting } from '../ports/stoppedWaiting';
import type { Either } from 'fp-ts/Either';

type Start<E, A> = (signal: AbortSignal) => Promise<Either<E, A>>;

interface Shared<E, A> {
  readonly result: Promise<Either<E, A>>;
  readonly stop: () => void;
  waiting: number;
}

/** Calls under way, by content: the same request joins the call under way, and each caller may stop waiting on its own. */
export class SharedCalls<E, A> {
  private readonly underWay = new Map<string, Shared<E, A>>();

  /**
   * Joins the call under way, or starts one. A caller that stops waiting gets `Cancelled` at once, although the call goes
   * on for the others; it is stopped when no caller waits any more, and the next request starts a new one (RESUME-07).
   */
  async ask(
    content: string,
    start: Start<E, A>,
    signal?: AbortSignal,
  ): Promise<Either<E | StoppedWaiting, A>> {
    const shared = this.underWay.get(content) ?? this.begin(content, start);
    shared.waiting += 1;
    const release = onAbort(signal, () => {
      shared.waiting -= 1;
      if (shared.waiting > 0) return;
      this.forget(content, shared);
      shared.stop();
    });
    return orCancelled(shared.result, signal).finally(release);
  }

  private begin(content: string, start: Start<E, A>): Shared<E, A> {
    const controller = new AbortController();
    const { signal } = controller;
    const cancel = (): void => controller.abort();
    const result = start(signal).finally(() => this.forget(content, shared));
    const shared: Shared<E, A> = { result, stop: cancel, waiting: 0 };
    this.underWay.set(content, shared);
    return shared;
  }

  // A stopped call may end long after the next one was started under the same content.
  private forget(content: string, shared: Shared<E, A>): void {
    if (this.underWay.get(content) === shared) this.underWay.delete(content);
  }
}
