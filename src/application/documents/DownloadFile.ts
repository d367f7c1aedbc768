import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { Browser } from '../ports/Browser';
import type { DownloadLinks } from '../ports/DownloadLinks';
import { type LinkRefused, storedLink } from './storedLink';

export type DownloadRefused = LinkRefused;

/**
 * Requests the address of a stored file and goes there; an address that is not a web address counts as missing (AMB-45).
 * After the signal aborts, a late response leads nowhere.
 */
export class DownloadFile {
  constructor(
    private readonly deps: { readonly links: DownloadLinks; readonly browser: Pick<Browser, 'leaveFor'> },
  ) {}

  async execute(path: string, signal?: AbortSignal): Promise<Either<DownloadRefused, void>> {
    const link = await storedLink(this.deps.links, 'direct', path, signal);
    if (isLeft(link)) return link;
    return this.deps.browser.leaveFor(link.right) ? right(undefined) : left({ kind: 'LinkMissing' });
  }
}
