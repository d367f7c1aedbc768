import { textsOf } from '../../http/fields';
import { HASHED, UDFS } from './payuHash';

const POSTED = [...HASHED, 'surl', 'furl', 'hash'] as const;

/** The fields that a merchant's form posts to the gateway. */
export type PaymentFields = Readonly<Record<(typeof POSTED)[number], string>>;

type Form = Readonly<Record<string, string>>;

const LIMITS: Readonly<Record<string, number>> = {
  key: 50,
  txnid: 25,
  amount: 20,
  productinfo: 100,
  firstname: 60,
  email: 50,
  surl: 500,
  furl: 500,
  hash: 128,
};

const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s]+$/.test(text) && URL.canParse(text);

const fieldProblems = (form: Form): readonly string[] =>
  Object.entries(LIMITS).flatMap(([name, limit]) => {
    const value = form[name] ?? '';
    if (value === '') return [`${name} is missing.`];
    return value.length > limit ? [`${name} is longer than ${limit} characters.`] : [];
  });

/** Every problem of the payment form in words; empty for a valid form. */
export const problemsOf = (form: Form): readonly string[] => [
  ...fieldProblems(form),
  ...UDFS.filter((name) => (form[name] ?? '').length > 255).map(
    (name) => `${name} is longer than 255 characters.`,
  ),
  ...Object.keys(form)
    .filter((name) => (form[name] ?? '').includes('|'))
    .map((name) => `${name} holds a "|".`),
  ...(/^\d+(\.\d{1,2})?$/.test(form['amount'] ?? '0') ? [] : ['amount is not a rupee amount.']),
  ...(/^\d{10}$/.test(form['phone'] ?? '0000000000') ? [] : ['phone is not a number of ten digits.']),
  ...['surl', 'furl']
    .filter((name) => !isWebAddress(form[name] ?? ''))
    .map((name) => `${name} is not a web address.`),
];

/** Reads the form as payment fields; call it only for a form without problems. */
export const paymentFields = (form: Form): PaymentFields => textsOf(POSTED, (name) => form[name] ?? '');
