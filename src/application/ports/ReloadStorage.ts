import type { Option } from 'fp-ts/Option';
import type { Instant } from '../../domain/dates/instant';
import type { SignUpDetails } from '../../domain/session/signUpDetails';

/** What was typed into Login or Sign Up; never the one-time password. */
export interface EntryDraft {
  readonly isSignUp: boolean;
  readonly phone: string;
  readonly isOtpSent: boolean;
  readonly details: SignUpDetails;
}

/** What this tab keeps across the reload that fetches a new release. */
export abstract class ReloadStorage {
  abstract lastReload(): Option<Instant>;
  /** False if the browser stores nothing: then nothing could stop a loop of reloads. */
  abstract keepReload(at: Instant): boolean;
  abstract keepDraft(draft: EntryDraft): void;
  /** Returns the draft and removes it from storage. */
  abstract takeDraft(): Option<EntryDraft>;
}
