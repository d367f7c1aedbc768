import { exists } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import type { Instant } from '../dates/instant';
import { SESSION_CONFIRMED_FOR_MS } from './limits';

/** The logged-in user (section 3, data of the login response); avatar is a path beneath the asset base. */
export interface User {
  readonly id: string;
  readonly email: string;
  readonly displayName: string;
  readonly phone: string;
  readonly avatar: string;
}

/** What login and registration answer with and what is then stored. */
export interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly user: User;
  /** The answer's `data`, stored unchanged (AMB-56). */
  readonly userAsReceived: Readonly<Record<string, unknown>>;
}

/** A stored access token alone makes a customer of a visitor (section 6). */
export const isSignedIn = (accessToken: Option<string>): boolean =>
  exists((token: string) => token.trim() !== '')(accessToken);

/** Whether a 401 is a reason to ask for the profile: not so soon after the backend has confirmed the session. */
export const isSessionInDoubt = (confirmedAt: Option<Instant>, now: Instant): boolean =>
  !exists((at: Instant) => now - at < SESSION_CONFIRMED_FOR_MS)(confirmedAt);
