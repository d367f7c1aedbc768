import type { TaskEither } from 'fp-ts/TaskEither';
import type { User } from '../../domain/session/user';
import type { GatewayError } from './gatewayError';

/** The support chat of one provider (section 7, Other details). */
export abstract class SupportChat {
  /** Loads the widget and begins it with the user's name, email, phone and id; `Unreachable` where it does not come. */
  abstract start(user: User): TaskEither<GatewayError, void>;
  /** Tells the running widget who the customer is. */
  abstract setProperties(user: User): void;
  /** Shows the chat; never harmful where there is none. */
  abstract open(): void;
  /** Forgets the customer and takes the widget away; a start under way comes to nothing. */
  abstract stop(): void;
}
