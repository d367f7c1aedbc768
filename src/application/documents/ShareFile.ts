import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import type { DownloadLinks } from '../ports/DownloadLinks';
import type { Sharing } from '../ports/Sharing';
import type { DownloadRefused } from './DownloadFile';

/** `SharingMissing`: the device has no share sheet, and its clipboard is locked. */
export type ShareRefused = DownloadRefused | { readonly kind: 'SharingMissing' };

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
    const link = await links.shareable(path, signal)();
    if (isLeft(link)) return link;
    if (isNone(link.right)) return left({ kind: 'LinkMissing' });
    const address = link.right.value;
    if (await sharing.share({ text: name, address })) return right('shared');
    return (await sharing.copy(address)) ? right('copied') : left({ kind: 'SharingMissing' });
  }
}
