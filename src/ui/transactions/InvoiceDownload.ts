import { makeAutoObservable } from 'mobx';
import type { DownloadFile, DownloadRefused } from '../../application/documents/DownloadFile';
import type { Notifier } from '../../application/ports/Notifier';
import { type Transaction, type TransactionId, transactionId } from '../../domain/transactions/transaction';
import { Command } from '../state/Command';
import { tellFailure } from '../state/tellFailure';
import { texts } from '../texts/texts';

/** Why an invoice could not be downloaded: no link or a failed request (TXN-09, TXN-10). */
const invoiceErrorText = (refused: DownloadRefused): string =>
  refused.kind === 'LinkMissing' ? texts().transaction.linkMissing : texts().transaction.downloadFailed;

export interface InvoiceDependencies {
  readonly downloadInvoice: DownloadFile;
  readonly notifier: Notifier;
}

const NO_TRANSACTION = transactionId('');

/** The download of invoices, one at a time. */
export class InvoiceDownload {
  readonly command: Command<readonly [Transaction]>;
  /** Id of the transaction whose invoice is being downloaded; '' when there is none. */
  private current = NO_TRANSACTION;

  constructor(private readonly deps: InvoiceDependencies) {
    this.command = new Command(({ signal }, transaction) => this.fetch(transaction, signal));
    makeAutoObservable<this, 'deps'>(this, { deps: false, command: false, isOf: false }, { autoBind: true });
  }

  isOf({ id }: Transaction): boolean {
    return this.current === id;
  }

  private async fetch({ id, invoicePath }: Transaction, signal: AbortSignal): Promise<void> {
    this.mark(id);
    const outcome = await this.deps.downloadInvoice.execute(invoicePath, signal);
    this.mark(NO_TRANSACTION);
    tellFailure(this.deps.notifier, outcome, invoiceErrorText);
  }

  private mark(id: TransactionId): void {
    this.current = id;
  }
}
