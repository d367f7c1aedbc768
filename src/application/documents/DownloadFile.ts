import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import type { Browser } from '../ports/Browser';
import type { DownloadLinks } from '../ports/DownloadLinks';
import type { GatewayError } from '../ports/gatewayError';

export type DownloadRefused = { readonly kind: 'LinkMissing' } | GatewayError;

/**
 * Requests the address of a stored file and goes there; an address that is not a web address counts as missing (AMB-45).
 * After the signal aborts, a late response leads nowhere.
 */
export class DownloadFile {
  constructor(private readonly deps: { readonly links: DownloadLinks; readonly browser: Browser }) {}

  async execute(path: string, signal?: AbortSignal): Promise<Either<DownloadRefused, void>> {
    if (path === '') return left({ kind: 'LinkMissing' });
    const link = await this.deps.links.direct(path, signal)();
    if (isLeft(link)) return link;
    if (isNone(link.right) || !this.deps.browser.leaveFor(link.right.value))
      return left({ kind: 'LinkMissing' });
    return right(undefined);
  }
}
