import { type Either, isLeft, left, right } from 'fp-ts/Either';
import type { DownloadLinks } from '../ports/DownloadLinks';
import type { Sharing } from '../ports/Sharing';
import { type LinkRefused, storedLink } from './storedLink';

/** `SharingMissing`: the device has no share sheet, and its clipboard is locked. */
export type ShareRefused = LinkRefused | { readonly kind: 'SharingMissing' };

/** Whether the share sheet took the file, or the clipboard in its place. */
export type ShareOutcome = 'shared' | 'copied';

/** Hands the address that shows a stored file to the device's share sheet; to the clipboard where there is none (HOME-03). */
export class ShareFile {
  constructor(private readonly deps: { readonly links: DownloadLinks; readonly sharing: Sharing }) {}

  async execute(
    { name, path }: { readonly name: string; readonly path: string },
    signal?: AbortSignal,
  ): Promise<Either<ShareRefused, ShareOutcome>> {
    const { links, sharing } = this.deps;
    const link = await storedLink(links, 'shareable', path, signal);
    if (isLeft(link)) return link;
    const address = link.right;
    if (await sharing.share({ text: name, address })) return right('shared');
    return (await sharing.copy(address)) ? right('copied') : left({ kind: 'SharingMissing' });
  }
}
