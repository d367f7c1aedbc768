import type { Option } from 'fp-ts/Option';
import type { AsReceived } from '../../domain/received/asReceived';
import type { User } from '../../domain/session/user';

/** How the adapter of a backend reads a customer that came with a session, and changes one (AMB-56). */
export interface ReceivedUsers {
  /** None where nobody is named. */
  readonly read: (received: AsReceived) => Option<User>;
  /** What is not changed stays as it came; `before` is none in a tab that has received no customer. */
  readonly change: (before: Option<AsReceived>, user: User) => AsReceived;
}
