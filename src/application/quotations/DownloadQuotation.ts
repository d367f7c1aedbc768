import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import type { Browser } from '../ports/Browser';
import type { DownloadLinks } from '../ports/DownloadLinks';
import type { GatewayError } from '../ports/gatewayError';

export type QuotationFileRefused = { readonly kind: 'LinkMissing' } | GatewayError;

/** Asks for the address of a quotation's file and goes there (decisions AMB-45). */
export class DownloadQuotation {
  constructor(
    private readonly links: DownloadLinks,
    private readonly browser: Browser,
  ) {}

  async execute(filePath: string): Promise<Either<QuotationFileRefused, void>> {
    const link = await this.links.direct(filePath)();
    if (isLeft(link)) return link;
    const isGone = isNone(link.right) || !this.browser.leaveFor(link.right.value);
    return isGone ? left({ kind: 'LinkMissing' }) : right(undefined);
  }
}
