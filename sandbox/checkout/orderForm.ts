import { isGstin, plainGstin } from '../../src/domain/india/gstin';
import { isSome } from 'fp-ts/Option';
import { stateCalled } from '../../src/domain/india/stateNames';
import { isPin } from '../../src/domain/india/pin';
import { isName } from '../../src/domain/typed/personName';
import { isEmail } from '../../src/domain/typed/email';
import { type Body, optionalText, requiredText } from '../http/fields';
import { Refusal } from '../http/refusal';

const FIELDS = [
  { key: 'full_name', name: 'Full name', max: 60, required: true },
  { key: 'phone', name: 'Phone', max: 50, required: true },
  { key: 'email', name: 'Email', max: 50, required: true },
  { key: 'gstin', name: 'GSTIN', max: 40, required: false },
  { key: 'billing_address', name: 'Billing address', max: 255, required: true },
  { key: 'billing_locality', name: 'Locality', max: 255, required: false },
  { key: 'billing_state', name: 'State', max: 255, required: true },
  { key: 'billing_zip_code', name: 'Zip code', max: 10, required: true },
  { key: 'billing_country', name: 'Country', max: 2, required: false },
  { key: 'payment_gateway', name: 'Payment gateway', max: 20, required: false },
] as const;

export type OrderForm = Readonly<Record<(typeof FIELDS)[number]['key'], string>>;

/**
 * Characters that a hashed field may not contain: the separator, and those that a browser changes when it
 * posts a form.
 */
const UNFIT = /[|\p{Cc}]/u;

const fieldOf = (body: Body, field: (typeof FIELDS)[number]): string => {
  const text = field.required ? requiredText(body, field) : optionalText(body, field);
  if (UNFIT.test(text)) throw new Refusal(422, `${field.name} may hold neither "|" nor line breaks.`);
  return text;
};

const ruled = (text: string, isRight: (text: string) => boolean, sentence: string): string => {
  if (!isRight(text)) throw new Refusal(422, sentence);
  return text;
};

const emailIn = (body: Body): string =>
  ruled(fieldOf(body, FIELDS[2]), isEmail, 'Please enter a valid email address.');

const gstinIn = (body: Body): string =>
  ruled(
    plainGstin(fieldOf(body, FIELDS[3])),
    (gstin) => gstin === '' || isGstin(gstin),
    'Please enter a GSTIN of 15 characters.',
  );

const zipCodeIn = (body: Body): string =>
  ruled(fieldOf(body, FIELDS[7]), isPin, 'Please enter a zip code of six digits.');

/**
 * The order's personal and billing fields, by the portal's own rules. Refuses with 422 a missing, invalid or, for the
 * gateway, too long field.
 */
export const orderFormIn = (body: Body): OrderForm => ({
  full_name: ruled(fieldOf(body, FIELDS[0]), isName, 'Please enter your full name.'),
  phone: fieldOf(body, FIELDS[1]),
  email: emailIn(body),
  gstin: gstinIn(body),
  billing_address: fieldOf(body, FIELDS[4]),
  billing_locality: fieldOf(body, FIELDS[5]),
  billing_state: ruled(
    fieldOf(body, FIELDS[6]),
    (state) => isSome(stateCalled(state)),
    'Please choose a state of India.',
  ),
  billing_zip_code: zipCodeIn(body),
  billing_country: fieldOf(body, FIELDS[8]) || 'IN',
  payment_gateway: fieldOf(body, FIELDS[9]) || 'payu',
});
