import type { User } from '../../domain/session/user';

/** The support chat. Nothing here fails for the customer: a chat that cannot be loaded is only logged (AMB-48). */
export abstract class SupportChat {
  /** Loads the widget for this user. */
  abstract start(user: User): void;
  abstract open(): void;
  /** Forgets the user at log-out. */
  abstract stop(): void;
}
