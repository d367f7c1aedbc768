import type { Option } from 'fp-ts/Option';
import type { ReturnPlace } from '../../domain/session/destination';
import type { OtpStep } from '../../domain/session/otpStep';
import type { Session, SessionMark, User } from '../../domain/session/user';

/** What the browser keeps of a session (STOR-01, STOR-02). Unreadable values count as absent (STOR-04). */
export abstract class SessionStorage {
  /** The mark of the session that every tab has; none where nobody is signed in (SESSION-06). */
  abstract mark(): Option<SessionMark>;
  abstract user(): Option<User>;
  /** False where the browser keeps nothing, because storage is blocked or full: a reload signs the customer out. */
  abstract outlivesPage(): boolean;
  /** Writes the session and its user, as both readings of the specification ask (decisions AMB-03). */
  abstract keep(session: Session): void;
  abstract keepUser(user: User): void;
  /**
   * Takes over the mark that another tab's sign-in has written; false where it is this tab's own. What this tab keeps stays
   * for the same customer only, and is removed with `token` and `user` where it is another or nobody knows (LINE-06).
   */
  abstract follow(): boolean;
  /** Whether anything that belongs to a customer is kept in this tab, or for all tabs. */
  abstract hasCustomerEntries(): boolean;
  /**
   * Removes all that belongs to a customer, and the mark; the refresh token stays (decisions AMB-04). What a
   * visitor has begun since the customer left stays too.
   */
  abstract leave(): void;
  /** Where a visitor was turned away, kept in this tab; a sign-in drops it if the tab still has a former customer. */
  abstract returnPlace(): Option<ReturnPlace>;
  abstract keepReturnPlace(place: ReturnPlace): void;
  abstract forgetReturnPlace(): void;
  /** The step that waits for a one-time password, kept in this tab until a session begins. */
  abstract otpStep(): Option<OtpStep>;
  abstract keepOtpStep(step: OtpStep): void;
  abstract forgetOtpStep(): void;
  abstract discardRefreshToken(): void;
  abstract campaign(): Option<string>;
  abstract keepCampaign(campaign: string): void;
  /** Sets local `service_id` to 1 (LOGIN-31). */
  abstract markServiceEntry(): void;
  /** Whether somebody has signed in on this browser before, which `service_id` tells even after Log Out. */
  abstract hadCustomer(): boolean;
  /** Calls the listener when another tab signs in or out; returns an unsubscribe function. */
  abstract onChangeElsewhere(listener: () => void): () => void;
  /** Calls the listener when Back or Forward shows this page again as it was left, and the session is another by now. */
  abstract onShownAgain(listener: () => void): () => void;
}
