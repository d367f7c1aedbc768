import { DownloadFile } from '../../application/documents/DownloadFile';
import { ShareFile } from '../../application/documents/ShareFile';
import * as ports from '../../application/ports';
import { ExpertFilesStore } from '../../ui/work/ExpertFilesStore';
import { featureModule } from '../featureModule';
/** What the expert sent with the steps of a task. */
export const expertFilesModule = featureModule(({ bindClass, bindScreenStore }) => {
  bindClass(ShareFile, { links: ports.DownloadLinks, sharing: ports.Sharing });
  bindScreenStore(ExpertFilesStore, { download: DownloadFile, share: ShareFile, notifier: ports.Notifier });
});
