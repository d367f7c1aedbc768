import { chain, isSome, type Option, none, some, tryCatch } from 'fp-ts/Option';
import { gatewayText } from './gatewayText';
import { type OrderAttempt, placedOrder } from './orderAttempt';
import type { OrderForm } from './orderForm';

type FormTexts = readonly [string, string, string, string, string, string, string, string];

const areFormTexts = (texts: unknown): texts is FormTexts =>
  Array.isArray(texts) && texts.length === 8 && texts.every((text) => typeof text === 'string');

/** The form of the order that a fingerprint (`orderFingerprint`) stands for; none where it cannot be read. */
export const formOfFingerprint = (fingerprint: string): Option<OrderForm> =>
  chain((parts: unknown): Option<OrderForm> => {
    const texts: unknown = Array.isArray(parts) ? parts[0] : undefined;
    if (!areFormTexts(texts)) return none;
    const [fullName, phone, email, gstin, address, locality, state, zipCode] = texts;
    return some({ fullName, phone, email, gstin, address, locality, state, zipCode });
  })(tryCatch((): unknown => JSON.parse(fingerprint)));

/** The fields that together are one address; those of two addresses are never mixed. */
const ADDRESS = ['address', 'locality', 'state', 'zipCode'] as const;

/** The billing address of the last order of this browser. */
export type LastBilling = Pick<OrderForm, (typeof ADDRESS)[number] | 'gstin'>;

/** The form of the last order that was placed; none while no order is known. */
const lastOrdered = (attempt: Option<OrderAttempt>): Option<OrderForm> =>
  isSome(placedOrder(attempt))
    ? chain(({ fingerprint }: OrderAttempt) => formOfFingerprint(fingerprint))(attempt)
    : none;

/** Whether the customer typed nothing of their own there: it is blank, from the profile, or the same. */
const isFree = (text: string, known: string, last: string): boolean =>
  ['', gatewayText(known), last].includes(gatewayText(text));

/**
 * The billing address that one press may fill in: that of the last order. None where it changes nothing, or would
 * overwrite what was typed.
 */
export const offeredBilling = (
  form: OrderForm,
  profile: OrderForm,
  attempt: Option<OrderAttempt>,
): Option<LastBilling> =>
  chain(({ address, locality, state, zipCode, gstin }: OrderForm): Option<LastBilling> => {
    const last = { address, locality, state, zipCode, gstin };
    const isOther = ADDRESS.some((field) => gatewayText(form[field]) !== last[field]);
    const mayFill = ADDRESS.every((field) => isFree(form[field], profile[field], last[field]));
    return isOther && mayFill ? some(last) : none;
  })(lastOrdered(attempt));

/** The form with the offered address; a GSTIN that was typed stays. */
export const fillBilling = (form: OrderForm, { gstin, ...address }: LastBilling): OrderForm => ({
  ...form,
  ...address,
  gstin: form.gstin.trim() === '' ? gstin : form.gstin,
});
