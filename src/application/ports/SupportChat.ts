import type { TaskEither } from 'fp-ts/TaskEither';
import type { User } from '../../domain/session/user';
import type { GatewayError } from './gatewayError';

/** The support chat of one provider (CHAT-01). */
export abstract class SupportChat {
  /** Whether it now has a place for a first line; a contact page has none. */
  abstract readonly takesFirstLine: boolean;
  /** Calls the listener when that is another; returns an unsubscribe function. */
  abstract onChange(listener: () => void): () => void;
  /** Loads the widget and initialises it with name, email, phone and id (CHAT-02); `Unreachable` if it cannot be loaded. */
  abstract start(user: User): TaskEither<GatewayError, void>;
  /** Sets the user properties of the running widget (CHAT-03). */
  abstract setProperties(user: User): void;
  /** Opens the chat, with a first line for the customer to send; the contact page where there is none (CHAT-04, QKIT-02). */
  abstract open(firstLine?: string): void;
  /** Forgets the customer and removes the widget; a start under way is abandoned. */
  abstract stop(): void;
}
