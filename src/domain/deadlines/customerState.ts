import { chain, type Option } from 'fp-ts/Option';
import type { OrderForm } from '../checkout/orderForm';
import { stateOfGstin } from '../india/gstin';
import type { IndianState } from '../india/states';

/** The customer's state as this browser knows it: that of the GSTIN in the order form as kept (DUE-03). */
export const customerState: (form: Option<Pick<OrderForm, 'gstin'>>) => Option<IndianState> = chain(
  ({ gstin }) => stateOfGstin(gstin),
);
