import { left, right } from 'fp-ts/Either';
import type { Either } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import { GSTIN_LENGTH, isGstin, plainGstin } from '../india/gstin';
import { PIN_LENGTH, isPin, pinField } from '../india/pin';
import { stateCalled } from '../india/stateNames';
import type { Profile } from '../profile/profile';
import type { User } from '../session/user';
import { isEmail, plainEmail } from '../typed/email';
import { isName } from '../typed/personName';
import { plainText } from '../typed/plainText';
import { gatewayText } from './gatewayText';
import type { GatewayText } from './gatewayText';

/** The cart's personal details and billing address as typed (CART-05, CART-06). */
export interface OrderForm {
  readonly fullName: string;
  readonly phone: string;
  readonly email: string;
  readonly gstin: string;
  readonly address: string;
  readonly locality: string;
  readonly state: string;
  readonly zipCode: string;
}

export type OrderField = keyof OrderForm;

/** The same fields as they are sent: trimmed once, complete, safe for the gateway's hash. */
export type CheckedOrderForm = Readonly<Record<OrderField, GatewayText>>;

export interface OrderFormRefused {
  /** Missing if any of the fields is; else each is filled in wrongly. */
  readonly kind: 'OrderFieldsMissing' | 'OrderFieldsInvalid';
  /** Those missing or wrong in the order of the form, never empty. */
  readonly fields: readonly OrderField[];
}

/** The fields that have a rule of their own; an unusual name, phone or address is nobody's mistake. */
type RuledField = 'email' | 'zipCode' | 'gstin';

/** What is wrong with a field: nothing stands there, or what its own rule refuses. */
export type OrderFieldFault = 'missing' | RuledField;

/** What the prefilled form is taken from. */
export type KnownUser = Pick<User, 'displayName' | 'phone' | 'email'>;
export type KnownProfile = Pick<
  Profile,
  'displayName' | 'username' | 'email' | 'address' | 'state' | 'pincode'
>;

/** In the order in which the form shows them. */
const FIELDS: readonly OrderField[] = [
  'fullName',
  'phone',
  'email',
  'address',
  'locality',
  'state',
  'zipCode',
  'gstin',
];

const optional: ReadonlySet<OrderField> = new Set(['locality', 'gstin']);

/** What the payment provider or the invoice takes. */
const rules: Readonly<Record<RuledField, (sent: string) => boolean>> = {
  email: isEmail,
  zipCode: isPin,
  gstin: isGstin,
};

const isRuled = (field: OrderField): field is RuledField => field in rules;

const nobody: KnownUser & KnownProfile = {
  displayName: '',
  phone: '',
  email: '',
  username: '',
  address: '',
  state: '',
  pincode: '',
};

const firstFilled = (preferred: string, otherwise: string): string =>
  preferred.trim() === '' ? otherwise : preferred;

const listedState = (name: string): string => {
  const state = stateCalled(name);
  return isSome(state) ? state.value.name : '';
};

/** The initial form, prefilled from the session's user first and the profile second. */
export const prefillOrderForm = (user: Option<KnownUser>, profile: Option<KnownProfile>): OrderForm => {
  const known = isSome(user) ? user.value : nobody;
  const further = isSome(profile) ? profile.value : nobody;
  return {
    fullName: firstFilled(known.displayName, further.displayName),
    phone: firstFilled(known.phone, further.username),
    email: firstFilled(known.email, further.email),
    gstin: '',
    address: further.address,
    locality: '',
    state: listedState(further.state),
    zipCode: pinField(further.pincode),
  };
};

/** Fills fields that were blank when known values were asked for and still are; what was typed stays, and what was cleared. */
export const fillBlanks = (form: OrderForm, known: OrderForm, asked: OrderForm): OrderForm => {
  const filled = (field: OrderField): string =>
    asked[field].trim() === '' ? firstFilled(form[field], known[field]) : form[field];
  return {
    fullName: filled('fullName'),
    phone: filled('phone'),
    email: filled('email'),
    gstin: filled('gstin'),
    address: filled('address'),
    locality: filled('locality'),
    state: filled('state'),
    zipCode: filled('zipCode'),
  };
};

/** The form after an edit of one field; the zip code keeps digits only (PAY-03). */
export const typeOrderField = (form: OrderForm, field: OrderField, typed: string): OrderForm => ({
  ...form,
  [field]: field === 'zipCode' ? pinField(typed) : typed,
});

const sentForm = (form: OrderForm): CheckedOrderForm => ({
  fullName: gatewayText(form.fullName),
  phone: gatewayText(plainText(form.phone)),
  email: gatewayText(plainEmail(form.email)),
  gstin: gatewayText(plainGstin(form.gstin)),
  address: gatewayText(form.address),
  locality: gatewayText(form.locality),
  state: gatewayText(form.state),
  zipCode: gatewayText(form.zipCode),
});

const faultIn = (sent: CheckedOrderForm, field: OrderField): OrderFieldFault | undefined => {
  const text = sent[field];
  if (plainText(text).trim() === '') return optional.has(field) ? undefined : 'missing';
  if (field === 'fullName' && !isName(text)) return 'missing';
  return isRuled(field) && !rules[field](text) ? field : undefined;
};

/** What is wrong with a field as it is filled in; undefined if nothing is. */
export const orderFieldFault = (form: OrderForm, field: OrderField): OrderFieldFault | undefined =>
  faultIn(sentForm(form), field);

/** Whether a number is typed to its end, so that a fault in it may be told at once. */
export const isWhole = ({ zipCode, gstin }: OrderForm, field: OrderField): boolean => {
  if (field === 'zipCode') return zipCode.length === PIN_LENGTH;
  return field === 'gstin' && plainGstin(gstin).length >= GSTIN_LENGTH;
};

/** The texts to send; refused with the names of the fields that are blank (PAY-01) or wrong (BUY-05). */
export const checkOrderForm = (form: OrderForm): Either<OrderFormRefused, CheckedOrderForm> => {
  const sent = sentForm(form);
  const fields = FIELDS.filter((field) => faultIn(sent, field) !== undefined);
  if (fields.length === 0) return right(sent);
  const isAnyMissing = fields.some((field) => faultIn(sent, field) === 'missing');
  return left({ kind: isAnyMissing ? 'OrderFieldsMissing' : 'OrderFieldsInvalid', fields });
};
