import { isLeft } from 'fp-ts/Either';
import { fromNullable } from 'fp-ts/Option';
import { makeAutoObservable, observable } from 'mobx';
import type { DownloadFile } from '../../application/documents/DownloadFile';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { CheckoutStorage } from '../../application/ports/CheckoutStorage';
import type { Notifier } from '../../application/ports/Notifier';
import type { LoadTransactions } from '../../application/transactions/LoadTransactions';
import { type OrderState, orderState } from '../../domain/checkout/orderState';
import { type Transaction, type TransactionId, transactionId } from '../../domain/transactions/transaction';
import type { CartStore } from '../cart/CartStore';
import { Command } from '../state/Command';
import { Loadable } from '../state/Loadable';
import { invoiceErrorText } from './transactionErrorText';

export interface TransactionActions {
  readonly load: LoadTransactions;
  readonly downloadInvoice: DownloadFile;
  readonly notifier: Notifier;
  readonly checkout: CheckoutStorage;
  readonly cart: CartStore;
}

const NO_TRANSACTION = transactionId('');

/** The customer's transactions, which of them are expanded, and the invoice download. */
export class TransactionsStore {
  readonly transactions: Loadable<readonly Transaction[], GatewayError>;
  readonly download: Command<readonly [Transaction]>;
  /** Id of the transaction whose invoice is being downloaded; '' when there is none. */
  downloadingId = NO_TRANSACTION;
  private readonly unfolded = observable.set<TransactionId>();

  constructor(private readonly deps: TransactionActions) {
    this.transactions = new Loadable((signal) => deps.load.execute(signal));
    this.download = new Command(({ signal }, transaction) => this.fetchInvoice(transaction, signal));
    makeAutoObservable<this, 'deps' | 'unfolded'>(
      this,
      {
        deps: false,
        transactions: false,
        download: false,
        unfolded: false,
        isUnfolded: false,
        stateOf: false,
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
    const { checkout, cart } = this.deps;
    return orderState(transaction, {
      orders: this.transactions.value ?? [],
      attempt: checkout.attempt(),
      cart: fromNullable(cart.cart.value),
    });
  }

  private async fetchInvoice(transaction: Transaction, signal: AbortSignal): Promise<void> {
    this.mark(transaction.id);
    const { invoicePath } = transaction;
    const outcome = await this.deps.downloadInvoice.execute(invoicePath, signal);
    this.mark(NO_TRANSACTION);
    if (isLeft(outcome) && outcome.left.kind !== 'Cancelled')
      this.deps.notifier.failure(invoiceErrorText(outcome.left));
  }

  private mark(id: TransactionId): void {
    this.downloadingId = id;
  }
}
