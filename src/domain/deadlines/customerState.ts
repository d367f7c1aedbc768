import { chain, filter, type Option } from 'fp-ts/Option';
import { flow } from 'fp-ts/function';
import type { OrderForm } from '../checkout/orderForm';
import { isGstin, stateOfGstin } from '../india/gstin';
import type { IndianState } from '../india/states';

/** The customer's state as this browser knows it: that of the GSTIN in the order form as kept (DUE-03). */
export const customerState: (form: Option<Pick<OrderForm, 'gstin'>>) => Option<IndianState> = flow(
  // The form keeps what is being typed too.
  filter(({ gstin }: Pick<OrderForm, 'gstin'>) => isGstin(gstin)),
  chain(({ gstin }) => stateOfGstin(gstin)),
);
