import { isNone, none, type Option, some } from 'fp-ts/Option';
import type { Instant } from '../../domain/dates/instant';
import { isRecent } from '../../domain/dates/isRecent';
import type { UserId } from '../../domain/session/user';
import type { TypedFields } from '../../domain/typed/typedFields';

/** Milliseconds for which a form that was cut off is kept (LINE-06). */
const KEPT_FORM_MS = 600_000;

/** Characters that a kept form may have in all; a longer one is not kept. */
const KEPT_FORM_CHARACTERS = 20_000;

/** Forms that are kept at once; the oldest goes first. */
const KEPT_FORMS = 5;

/** What a customer typed into the form at an address of the portal. */
export interface KeptForm {
  readonly customer: UserId;
  readonly address: string;
  readonly typed: TypedFields;
  readonly at: Instant;
}

const lengthOf = (typed: TypedFields): number =>
  Object.values(typed).reduce((sum, text) => sum + text.length, 0);

/** Whether a form is kept: not a blank one, nor one that is too long. */
const isWorthKeeping = (typed: TypedFields): boolean =>
  Object.values(typed).some((text) => text.trim() !== '') && lengthOf(typed) <= KEPT_FORM_CHARACTERS;

/** Whether a kept form still counts: not for another customer, nor after ten minutes. */
const counts = (form: KeptForm, customer: UserId, now: Instant): boolean =>
  form.customer === customer && isRecent(form.at, now, KEPT_FORM_MS);

/** What the customer typed at an address; none once it no longer counts. */
export const typedAt = (
  kept: readonly KeptForm[],
  { customer, address, at }: Omit<KeptForm, 'typed'>,
): Option<TypedFields> => {
  const form = kept.find((one) => one.address === address && counts(one, customer, at));
  return form === undefined ? none : some(form.typed);
};

/** The kept forms after another one was kept, or after the one at its address has been used. */
export const withForm = (
  kept: readonly KeptForm[],
  form: Omit<KeptForm, 'typed'> & { readonly typed: Option<TypedFields> },
): readonly KeptForm[] => {
  const { customer, address, at } = form;
  const others = kept.filter((one) => one.address !== address && counts(one, customer, at));
  if (isNone(form.typed) || !isWorthKeeping(form.typed.value) || customer === '') return others;
  return [...others, { customer, address, at, typed: form.typed.value }].slice(-KEPT_FORMS);
};
