import { exists } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import type { Instant } from '../dates/instant';
import { isRecent } from '../dates/isRecent';
import { SESSION_CONFIRMED_FOR_MS } from './limits';
import { type Id, idOf } from '../ids/id';
import type { AsReceived } from '../received/asReceived';

/** The id of a customer; '' where it is unknown (AMB-05). */
export type UserId = Id<'user'>;
export const userId = idOf<'user'>();

/** The logged-in user (LOGIN-22); `avatar` is a path below the asset base. */
export interface User {
  readonly id: UserId;
  readonly email: string;
  readonly displayName: string;
  readonly phone: string;
  readonly avatar: string;
}

/** What login and registration return, and what is then stored (SESSION-05). */
export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly user: User;
  /** The response's `data`, stored unchanged (AMB-56). */
  readonly userAsReceived: AsReceived;
}

/** A visitor is signed in with a stored access token alone (SESSION-06). */
export const isSignedIn = (accessToken: Option<string>): boolean =>
  exists((token: string) => token.trim() !== '')(accessToken);

/** Whether a 401 is a reason to read the profile; it is not right after the backend confirmed the session (AMB-55). */
export const isSessionInDoubt = (confirmedAt: Option<Instant>, now: Instant): boolean =>
  !exists((at: Instant) => isRecent(at, now, SESSION_CONFIRMED_FOR_MS))(confirmedAt);
