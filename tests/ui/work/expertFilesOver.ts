import { DownloadFile } from '../../../src/application/documents/DownloadFile';
import { ShareFile } from '../../../src/application/documents/ShareFile';
import { ExpertFilesStore } from '../../../src/ui/work/ExpertFilesStore';
import type { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import type { InMemoryDownloadLinks } from '../../doubles/InMemoryDownloadLinks';
import type { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import type { InMemorySharing } from '../../doubles/InMemorySharing';

interface Doubles {
  readonly links: InMemoryDownloadLinks;
  readonly browser: InMemoryBrowser;
  readonly notifier: InMemoryNotifier;
  readonly sharing: InMemorySharing;
}

/** What the expert sent, over an in-memory backend and device. */
export const expertFilesOver = ({ links, browser, notifier, sharing }: Doubles): ExpertFilesStore =>
  new ExpertFilesStore({
    download: new DownloadFile({ links, browser }),
    share: new ShareFile({ links, sharing }),
    notifier,
  });
