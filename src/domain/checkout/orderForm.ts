import { left, right } from 'fp-ts/Either';
import type { Either } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import { pinField } from '../india/pin';
import { stateByName } from '../india/states';
import type { Profile } from '../profile/profile';
import type { User } from '../session/user';
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
  readonly kind: 'OrderFieldsMissing';
  /** In the order of the form, never empty. */
  readonly fields: readonly OrderField[];
}

/** What the prefilled form is taken from. */
export type KnownUser = Pick<User, 'displayName' | 'phone' | 'email'>;
export type KnownProfile = Pick<
  Profile,
  'displayName' | 'username' | 'email' | 'address' | 'state' | 'pincode'
>;

/** Locality and GSTIN are optional (PAY-01, PAY-02). */
const required: readonly OrderField[] = ['fullName', 'phone', 'email', 'address', 'state', 'zipCode'];

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
  const state = stateByName(name);
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

/** Fills blank fields with known values; typed text stays. */
export const fillBlanks = (form: OrderForm, known: OrderForm): OrderForm => ({
  fullName: firstFilled(form.fullName, known.fullName),
  phone: firstFilled(form.phone, known.phone),
  email: firstFilled(form.email, known.email),
  gstin: firstFilled(form.gstin, known.gstin),
  address: firstFilled(form.address, known.address),
  locality: firstFilled(form.locality, known.locality),
  state: firstFilled(form.state, known.state),
  zipCode: firstFilled(form.zipCode, known.zipCode),
});

/** The form after an edit of one field; the zip code keeps digits only (PAY-03). */
export const typeOrderField = (form: OrderForm, field: OrderField, typed: string): OrderForm => ({
  ...form,
  [field]: field === 'zipCode' ? pinField(typed) : typed,
});

/** The texts to send; refused with the names of the required fields that are blank (PAY-01). */
export const checkOrderForm = (form: OrderForm): Either<OrderFormRefused, CheckedOrderForm> => {
  const checked: CheckedOrderForm = {
    fullName: gatewayText(form.fullName),
    phone: gatewayText(form.phone),
    email: gatewayText(form.email),
    gstin: gatewayText(form.gstin),
    address: gatewayText(form.address),
    locality: gatewayText(form.locality),
    state: gatewayText(form.state),
    zipCode: gatewayText(form.zipCode),
  };
  const fields = required.filter((field) => checked[field] === '');
  return fields.length === 0 ? right(checked) : left({ kind: 'OrderFieldsMissing', fields });
};
