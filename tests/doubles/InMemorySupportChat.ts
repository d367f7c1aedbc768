import * as TE from 'fp-ts/TaskEither';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import type { SupportChat } from '../../src/application/ports/SupportChat';
import type { User } from '../../src/domain/session/user';

/** A chat that records its calls; a test can make its loading fail. */
export class InMemorySupportChat implements SupportChat {
  isReachable = true;
  takesFirstLine = true;
  isOpen = false;
  /** What the customer is given to send; '' where the chat opened without. */
  firstLine = '';
  started: readonly User[] = [];
  described: readonly User[] = [];
  stops = 0;
  private readonly listeners = new Set<() => void>();

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Its script has come. */
  comes(): void {
    this.takesFirstLine = true;
    for (const listener of this.listeners) listener();
  }

  start(user: User): TE.TaskEither<GatewayError, void> {
    if (!this.isReachable) return TE.left(gatewayError('Unreachable'));
    return TE.fromIO(() => {
      this.started = [...this.started, user];
    });
  }

  setProperties(user: User): void {
    this.described = [...this.described, user];
  }

  open(firstLine = ''): void {
    this.isOpen = true;
    this.firstLine = firstLine;
  }

  stop(): void {
    this.stops += 1;
  }
}
