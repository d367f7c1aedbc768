import type { KeptForms } from '../forms/KeptForms';
import type { Clock } from '../ports/Clock';
import type { Reloader } from '../ports/Reloader';
import type { ReloadStorage } from '../ports/ReloadStorage';
import type { ReloadForMissingCode } from './ReloadForMissingCode';

/** Behind the sign-in the customer reloads for a new release, since a form may be half filled (LINE-01). */
export class OfferReload {
  constructor(
    private readonly deps: {
      readonly missing: ReloadForMissingCode;
      readonly forms: KeptForms;
      readonly storage: ReloadStorage;
      readonly reloader: Reloader;
      readonly clock: Clock;
    },
  ) {}

  /** Called when code is missing; keeps what was typed, and tells whether a reload is worth offering. */
  prepare(): Promise<boolean> {
    this.deps.forms.keep();
    return this.deps.missing.mayHelp();
  }

  reload(): void {
    const { forms, storage, reloader, clock } = this.deps;
    forms.keep();
    storage.keepReload(clock.device());
    reloader.reload();
  }
}
