import { type Body, optionalText, requiredText } from '../http/fields';
import { Refusal } from '../http/refusal';

const FIELDS = [
  { key: 'full_name', name: 'Full name', max: 60, required: true },
  { key: 'phone', name: 'Phone', max: 50, required: true },
  { key: 'email', name: 'Email', max: 50, required: true },
  { key: 'gstin', name: 'GSTIN', max: 15, required: false },
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
// oxlint-disable-next-line no-control-regex -- control characters are what is refused here
const UNFIT = /[|\u0000-\u001f\u007f]/;

const fieldOf = (body: Body, field: (typeof FIELDS)[number]): string => {
  const text = field.required ? requiredText(body, field) : optionalText(body, field);
  if (UNFIT.test(text)) throw new Refusal(422, `${field.name} may hold neither "|" nor line breaks.`);
  return text;
};

/**
 * The order's personal and billing fields. Refuses with 422 a missing, invalid or, for the gateway, too long
 * field.
 */
export const orderFormIn = (body: Body): OrderForm => ({
  full_name: fieldOf(body, FIELDS[0]),
  phone: fieldOf(body, FIELDS[1]),
  email: fieldOf(body, FIELDS[2]),
  gstin: fieldOf(body, FIELDS[3]),
  billing_address: fieldOf(body, FIELDS[4]),
  billing_locality: fieldOf(body, FIELDS[5]),
  billing_state: fieldOf(body, FIELDS[6]),
  billing_zip_code: fieldOf(body, FIELDS[7]),
  billing_country: fieldOf(body, FIELDS[8]) || 'IN',
  payment_gateway: fieldOf(body, FIELDS[9]) || 'payu',
});
