import { type Either, isLeft, isRight, left, right } from 'fp-ts/Either';
import type { Browser } from '../ports/Browser';
import type { DownloadLinks } from '../ports/DownloadLinks';
import { type LinkRefused, storedLink } from './storedLink';

/** Shows a stored file in a tab that is opened within the click and closed again if there is no address (AMB-45). */
export class ViewFile {
  constructor(private readonly deps: { readonly links: DownloadLinks; readonly browser: Browser }) {}

  async execute(path: string, signal?: AbortSignal): Promise<Either<LinkRefused, void>> {
    if (path === '') return left({ kind: 'LinkMissing' });
    const tab = this.deps.browser.openTab();
    const link = await storedLink(this.deps.links, 'shareable', path, signal);
    if (isRight(link) && tab.show(link.right)) return right(undefined);
    tab.close();
    return isLeft(link) ? link : left({ kind: 'LinkMissing' });
  }
}
