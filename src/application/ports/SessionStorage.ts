import type { Option } from 'fp-ts/Option';
import type { ReturnPlace } from '../../domain/session/destination';
import type { Session, User } from '../../domain/session/user';

/** What the browser keeps of a session (STOR-01, STOR-02). Unreadable values count as absent (STOR-04). */
export abstract class SessionStorage {
  abstract accessToken(): Option<string>;
  abstract user(): Option<User>;
  /** Writes every token and the user, as both readings of the specification ask (decisions AMB-03). */
  abstract keep(session: Session): void;
  abstract keepUser(user: User): void;
  /** Whether this tab's session belongs to another access token than the one that now signs in. */
  abstract isForeign(): boolean;
  /** Removes session `token` and `user`, which another tab's sign-in has made stale; the access token stays. */
  abstract forgetUser(): void;
  /** Removes session `token` and `user` and local `access_token`; the refresh token stays (decisions AMB-04). */
  abstract leave(): void;
  /** Where a visitor was turned away, kept in this tab; a sign-in drops it if the tab still has a former customer. */
  abstract returnPlace(): Option<ReturnPlace>;
  abstract keepReturnPlace(place: ReturnPlace): void;
  abstract forgetReturnPlace(): void;
  abstract discardRefreshToken(): void;
  abstract campaign(): Option<string>;
  abstract keepCampaign(campaign: string): void;
  /** Sets local `service_id` to 1 (LOGIN-31). */
  abstract markServiceEntry(): void;
  /** Calls the listener when another tab signs in or out; returns an unsubscribe function. */
  abstract onChangeElsewhere(listener: () => void): () => void;
}
