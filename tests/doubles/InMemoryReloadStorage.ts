import { none, type Option, some } from 'fp-ts/Option';
import type { EntryDraft, ReloadStorage } from '../../src/application/ports/ReloadStorage';
import type { Instant } from '../../src/domain/dates/instant';

/** A tab's storage across a reload; with `isLasting` false it loses everything. */
export class InMemoryReloadStorage implements ReloadStorage {
  isLasting = true;
  draft: Option<EntryDraft> = none;
  private at: Option<Instant> = none;

  lastReload(): Option<Instant> {
    return this.at;
  }

  keepReload(at: Instant): boolean {
    if (this.isLasting) this.at = some(at);
    return this.isLasting;
  }

  keepDraft(draft: EntryDraft): void {
    this.draft = some(draft);
  }

  takeDraft(): Option<EntryDraft> {
    const { draft } = this;
    this.draft = none;
    return draft;
  }
}
