import { PackFiles } from '../../application/documents/PackFiles';
import { ReadPreview } from '../../application/documents/ReadPreview';
import * as ports from '../../application/ports';
import { CabinetPreviewStore } from '../../ui/documents/CabinetPreviewStore';
import { CabinetZipStore } from '../../ui/documents/CabinetZipStore';
import { PageClock } from '../../ui/state/PageClock';
import { featureModule } from '../featureModule';
import { bindKept } from '../PageReload';
/** What the cabinet can do with many files, and with one without leaving the page. */
export const cabinetModule = featureModule(({ bindClass, bindScreenStore }) => {
  const zip = bindClass(CabinetZipStore, {
    pack: PackFiles,
    notifier: ports.Notifier,
    clock: PageClock,
    session: ports.SessionStorage,
  });
  bindKept(CabinetZipStore, zip);
  bindScreenStore(CabinetPreviewStore, { readPreview: ReadPreview });
});
