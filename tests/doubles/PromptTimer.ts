import type { Timer } from '../../src/application/ports/Timer';

/** A timer that runs each action a moment later, whatever the wait, for tests that are about something else. */
export class PromptTimer implements Timer {
  after(_milliseconds: number, action: () => void): () => void {
    queueMicrotask(action);
    return () => undefined;
  }
}
