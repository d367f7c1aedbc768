import type { Transaction } from './transaction';

/** The customer's orders as far as they were read: only a whole list proves that there is no other (AMB-13). */
export interface OrderList<A = Transaction> {
  readonly orders: readonly A[];
  readonly isWhole: boolean;
}
