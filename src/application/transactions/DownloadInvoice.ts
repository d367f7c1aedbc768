import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import type { Transaction } from '../../domain/transactions/transaction';
import type { Browser } from '../ports/Browser';
import type { DownloadLinks } from '../ports/DownloadLinks';
import type { GatewayError } from '../ports/gatewayError';

export type InvoiceRefused = { readonly kind: 'LinkMissing' } | GatewayError;

export class DownloadInvoice {
  constructor(
    private readonly links: DownloadLinks,
    private readonly browser: Browser,
  ) {}

  /** Asks for the invoice's address and goes there; an address that is no web address counts as missing (AMB-45). */
  async execute(transaction: Transaction): Promise<Either<InvoiceRefused, void>> {
    if (transaction.invoicePath === '') return left({ kind: 'LinkMissing' });
    const link = await this.links.direct(transaction.invoicePath)();
    if (isLeft(link)) return link;
    if (isNone(link.right) || !this.browser.leaveFor(link.right.value)) return left({ kind: 'LinkMissing' });
    return right(undefined);
  }
}
