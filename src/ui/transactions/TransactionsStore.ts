import { isLeft } from 'fp-ts/Either';
import { makeAutoObservable, observable } from 'mobx';
import type { DownloadFile } from '../../application/documents/DownloadFile';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Notifier } from '../../application/ports/Notifier';
import type { LoadTransactions } from '../../application/transactions/LoadTransactions';
import type { Transaction } from '../../domain/transactions/transaction';
import { Command } from '../state/Command';
import { Loadable } from '../state/Loadable';
import { invoiceErrorText } from './transactionErrorText';

export interface TransactionActions {
  readonly load: LoadTransactions;
  readonly downloadInvoice: DownloadFile;
  readonly notifier: Notifier;
}

/** The customer's transactions, which of them are unfolded, and the invoice on its way. */
export class TransactionsStore {
  readonly transactions: Loadable<readonly Transaction[], GatewayError>;
  readonly download: Command<readonly [Transaction]>;
  /** The transaction whose invoice is being fetched; '' for none. */
  downloadingId = '';
  private readonly unfolded = observable.set<string>();

  constructor(private readonly actions: TransactionActions) {
    this.transactions = new Loadable(() => actions.load.execute());
    this.download = new Command((transaction: Transaction) => this.fetchInvoice(transaction));
    makeAutoObservable<this, 'actions' | 'unfolded'>(
      this,
      { actions: false, transactions: false, download: false, unfolded: false, isUnfolded: false },
      { autoBind: true },
    );
  }

  isUnfolded(transaction: Transaction): boolean {
    return this.unfolded.has(transaction.id);
  }

  toggle(transaction: Transaction): void {
    if (!this.unfolded.delete(transaction.id)) this.unfolded.add(transaction.id);
  }

  private async fetchInvoice(transaction: Transaction): Promise<void> {
    this.mark(transaction.id);
    const { invoicePath } = transaction;
    const outcome = await this.actions.downloadInvoice.execute(invoicePath, this.download.wish);
    this.mark('');
    if (isLeft(outcome) && outcome.left.kind !== 'Cancelled')
      this.actions.notifier.failure(invoiceErrorText(outcome.left));
  }

  private mark(transactionId: string): void {
    this.downloadingId = transactionId;
  }
}
