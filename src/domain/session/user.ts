import { exists } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';

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
