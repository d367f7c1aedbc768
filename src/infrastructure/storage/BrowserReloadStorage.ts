import { isRight } from 'fp-ts/Either';
import { none, type Option, some } from 'fp-ts/Option';
import * as t from 'io-ts';
import type { EntryDraft, ReloadStorage } from '../../application/ports/ReloadStorage';
import { type Instant, instant } from '../../domain/dates/instant';
import { fromJsonText } from '../wire/wireCodecs';
import { SafeStorage } from './SafeStorage';
import { RELOAD_DRAFT_KEY as DRAFT, RELOADED_AT_KEY as RELOADED_AT } from './storageKeys';

const storedDraft = t.type({
  isSignUp: t.boolean,
  phone: t.string,
  isOtpSent: t.boolean,
  details: t.type({ email: t.string, displayName: t.string, referralCode: t.string }),
});

/** Session storage below `portal.`; unreadable entries count as absent. */
export class BrowserReloadStorage implements ReloadStorage {
  private readonly tab = new SafeStorage(() => window.sessionStorage);

  lastReload(): Option<Instant> {
    const at = fromJsonText(this.tab.read(RELOADED_AT));
    return typeof at === 'number' ? some(instant(at)) : none;
  }

  keepReload(at: Instant): boolean {
    this.tab.write(RELOADED_AT, String(at));
    return this.tab.outlivesPage(RELOADED_AT);
  }

  keepDraft(draft: EntryDraft): void {
    this.tab.write(DRAFT, JSON.stringify(draft));
  }

  takeDraft(): Option<EntryDraft> {
    const draft = storedDraft.decode(fromJsonText(this.tab.read(DRAFT)));
    this.tab.remove(DRAFT);
    return isRight(draft) ? some(draft.right) : none;
  }
}
