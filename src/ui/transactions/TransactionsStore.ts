import { exists, fromNullable, type Option } from 'fp-ts/Option';
import { makeAutoObservable, observable } from 'mobx';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { CheckoutStorage } from '../../application/ports/CheckoutStorage';
import type { TransactionGateway } from '../../application/ports/TransactionGateway';
import {
  type OrderState,
  orderState,
  type OrderSurroundings,
  payableOrder,
} from '../../domain/checkout/orderState';
import type { Transaction, TransactionId } from '../../domain/transactions/transaction';
import type { CartStore } from '../cart/CartStore';
import { Loadable } from '../state/Loadable';
import type { RowCommand } from '../state/RowCommand';
import { type InvoiceDependencies, invoiceDownload } from './invoiceDownload';

export interface TransactionActions extends InvoiceDependencies {
  readonly orders: TransactionGateway;
  readonly checkout: CheckoutStorage;
  readonly cart: CartStore;
}

/** The customer's transactions, which of them are expanded, and the invoice download. */
export class TransactionsStore {
  readonly transactions: Loadable<readonly Transaction[], GatewayError>;
  readonly invoice: RowCommand<Transaction>;
  private readonly unfolded = observable.set<TransactionId>();

  constructor(private readonly deps: TransactionActions) {
    this.transactions = new Loadable((signal) => {
      deps.cart.readAlong();
      return deps.orders.all(signal)();
    });
    this.invoice = invoiceDownload(deps);
    makeAutoObservable<this, 'deps' | 'unfolded'>(
      this,
      {
        deps: false,
        transactions: false,
        invoice: false,
        unfolded: false,
        isUnfolded: false,
        stateOf: false,
        isPayable: false,
      },
      { autoBind: true },
    );
  }

  isUnfolded(transaction: Transaction): boolean {
    return this.unfolded.has(transaction.id);
  }

  toggle(transaction: Transaction): void {
    if (!this.unfolded.delete(transaction.id)) this.unfolded.add(transaction.id);
  }

  /** Whether an order can be paid, is being confirmed, was paid or was replaced (RESUME-01). */
  stateOf(transaction: Transaction): OrderState {
    return orderState(transaction, this.around);
  }

  /** Whether Pay now is offered for it: for one order at most (RESUME-02). */
  isPayable(transaction: Transaction): boolean {
    return exists((payable: Transaction) => payable === transaction)(this.payable);
  }

  /** Found once for the whole list: rows ask while they are drawn. */
  private get payable(): Option<Transaction> {
    return payableOrder(this.around);
  }

  private get around(): OrderSurroundings<Transaction> {
    const { checkout, cart } = this.deps;
    return {
      orders: this.transactions.value ?? [],
      attempt: checkout.attempt(),
      cart: fromNullable(cart.cart.value),
    };
  }
}
