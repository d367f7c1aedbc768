import { onAbort, orCancelled, type StoppedWaiting } from '../ports/stoppedWaiting';
import type { Either } from 'fp-ts/Either';

type Start<E, A> = (signal: AbortSignal) => Promise<Either<E, A>>;

interface Shared<E, A> {
  readonly answer: Promise<Either<E, A>>;
  readonly stop: () => void;
  waiting: number;
}

/** Answers under way, by what was asked: the same asked again joins, and everyone waits for as long as they choose. */
export class SharedAnswers<E, A> {
  private readonly underWay = new Map<string, Shared<E, A>>();

  /**
   * The answer under way, or one that is started. Whoever waits no longer has `Cancelled` at once; what was started is
   * stopped when nobody waits any more, and whoever asks after that starts a new one.
   */
  async ask(
    content: string,
    start: Start<E, A>,
    signal?: AbortSignal,
  ): Promise<Either<E | StoppedWaiting, A>> {
    const shared = this.underWay.get(content) ?? this.begin(content, start);
    shared.waiting += 1;
    if (signal === undefined) return shared.answer;
    const release = onAbort(signal, () => {
      shared.waiting -= 1;
      if (shared.waiting > 0) return;
      this.forget(content, shared);
      shared.stop();
    });
    return orCancelled(shared.answer, signal).finally(release);
  }

  private begin(content: string, start: Start<E, A>): Shared<E, A> {
    const controller = new AbortController();
    const { signal } = controller;
    const cancel = (): void => controller.abort();
    const answer = start(signal).finally(() => this.forget(content, shared));
    const shared: Shared<E, A> = { answer, stop: cancel, waiting: 0 };
    this.underWay.set(content, shared);
    return shared;
  }

  // A stopped call may end long after the next one was started under the same content.
  private forget(content: string, shared: Shared<E, A>): void {
    if (this.underWay.get(content) === shared) this.underWay.delete(content);
  }
}
