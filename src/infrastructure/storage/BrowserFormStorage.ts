import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { FormStorage } from '../../application/ports/FormStorage';
import { instant } from '../../domain/dates/instant';
import type { KeptForm } from '../../application/forms/keptForm';
import { userId } from '../../domain/session/user';
import { wireListOf } from '../wire/wireCodecs';
import { SafeStorage } from './SafeStorage';

const FORMS = 'portal.forms';

const storedForm = t.type({
  customer: t.string,
  address: t.string,
  typed: t.record(t.string, t.string),
  at: t.number,
});

/** Session storage below `portal.`, which log-out and another customer's sign-in clear. */
export class BrowserFormStorage implements FormStorage {
  private readonly tab = new SafeStorage(() => window.sessionStorage);

  all(): readonly KeptForm[] {
    const stored = wireListOf(storedForm).decode(this.tab.read(FORMS));
    return isRight(stored)
      ? stored.right.map((form) => ({ ...form, customer: userId(form.customer), at: instant(form.at) }))
      : [];
  }

  keep(forms: readonly KeptForm[]): void {
    if (forms.length === 0) this.tab.remove(FORMS);
    else this.tab.write(FORMS, JSON.stringify(forms));
  }
}
