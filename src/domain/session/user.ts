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

type WhoIs = Pick<User, 'id' | 'phone'>;

/**
 * Whether the former customer is this one: by the id, by the number where an id is unknown (AMB-05). Two of whom neither is
 * known are never the same.
 */
export const isSameUser = (former: Option<WhoIs>, { id, phone }: WhoIs): boolean =>
  exists((user: WhoIs) =>
    id === '' || user.id === '' ? phone !== '' && user.phone === phone : user.id === id,
  )(former);

/** What tells a session from any other; only the adapters know whether it is more, such as an access token. */
export type SessionMark = Id<'session'>;
export const sessionMark = idOf<'session'>();

/** What login and registration return, and what is then stored (SESSION-05). */
export interface Session {
  /** Stored as `access_token`, which alone decides whether somebody is signed in (SESSION-06). */
  readonly mark: SessionMark;
  /** Stored for the backend, which the portal never asks to renew a session; '' where it sends none (SESSION-02). */
  readonly refreshToken: string;
  readonly user: User;
  /** The response's `data`, stored unchanged (AMB-56). */
  readonly userAsReceived: AsReceived;
}

/** Whether a 401 is a reason to read the profile; it is not right after the backend confirmed the session (AMB-55). */
export const isSessionInDoubt = (confirmedAt: Option<Instant>, now: Instant): boolean =>
  !exists((at: Instant) => isRecent(at, now, SESSION_CONFIRMED_FOR_MS))(confirmedAt);
