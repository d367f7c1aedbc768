import type { Transaction } from './transaction';

/** The customer's orders as far as they were read: only a whole list proves that there is no other (AMB-13). */
export interface OrderList<A = Transaction> {
  readonly orders: readonly A[];
  readonly isWhole: boolean;
  /** Whether a bare no came in the place of a list: none are shown (TXN-13), but a fault may be said with it too. */
  readonly isBareNo?: boolean;
}
