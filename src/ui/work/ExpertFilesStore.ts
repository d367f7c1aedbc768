import { isRight } from 'fp-ts/Either';
import type { DownloadFile } from '../../application/documents/DownloadFile';
import type { ShareFile } from '../../application/documents/ShareFile';
import type { Notifier } from '../../application/ports/Notifier';
import type { ExpertFile } from '../../domain/work/expertFiles';
import { RowCommand } from '../state/RowCommand';
import { tellFailure } from '../state/tellFailure';
import { texts } from '../texts/texts';

export interface ExpertFilesDependencies {
  readonly download: DownloadFile;
  readonly share: ShareFile;
  readonly notifier: Notifier;
}

const pathOf = ({ path }: ExpertFile): string => path;

/** Downloads and shares what the expert sent. */
export class ExpertFilesStore {
  readonly downloading: RowCommand<ExpertFile>;
  readonly sharing: RowCommand<ExpertFile>;

  constructor({ download, share, notifier }: ExpertFilesDependencies) {
    this.downloading = new RowCommand(async ({ signal }, { path }) => {
      tellFailure(notifier, await download.execute(path, signal), () => texts().fileAction.linkFailed);
    }, pathOf);
    this.sharing = new RowCommand(async ({ signal }, file) => {
      const result = await share.execute(file, signal);
      tellFailure(notifier, result, () => texts().fileAction.shareFailed);
      if (isRight(result) && result.right === 'copied') notifier.success(texts().fileAction.linkCopied);
    }, pathOf);
  }

  /** Called when the customer leaves the page; it cancels running calls. */
  leave(): void {
    this.downloading.cancel();
    this.sharing.cancel();
  }
}
