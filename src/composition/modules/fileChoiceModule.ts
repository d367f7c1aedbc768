import type { ResolutionContext } from 'inversify';
import { ReadChosen } from '../../application/documents/ReadChosen';
import { SendFile } from '../../application/documents/SendFile';
import { SendWaiting } from '../../application/documents/SendWaiting';
import { LazyFileCheck } from '../../application/documents/LazyFileCheck';
import * as ports from '../../application/ports';
import { HeardUploads } from '../../infrastructure/backend/HeardUploads';
import { WorkerFileMeter } from '../../infrastructure/files/WorkerFileMeter';
import { DrawnJpegs } from '../../infrastructure/photos/DrawnJpegs';
import { BrowserSentDigests } from '../../infrastructure/storage/BrowserSentDigests';
import { CacheSharedFiles } from '../../infrastructure/storage/CacheSharedFiles';
import { TabUnsentFiles } from '../../infrastructure/storage/TabUnsentFiles';
import { overGaps } from '../../ui/state/overGaps';
import { UploadPlaces } from '../../ui/documents/UploadPlaces';
import { featureModule } from '../featureModule';
import { bindKept } from '../PageReload';

/** The code of the check is loaded with the first file that is chosen. */
const fileCheckOnDemand = (context: ResolutionContext): ports.FileCheck =>
  new LazyFileCheck({
    load: async () => {
      const { MeasuringFileCheck } = await overGaps(
        () => import('../../application/documents/MeasuringFileCheck'),
      );
      return new MeasuringFileCheck({
        meter: context.get(ports.FileMeter),
        sent: context.get(ports.SentDigests),
      });
    },
    timer: context.get(ports.Timer),
  });

const loadDrawer = async (): Promise<ports.PhotoDrawer> => {
  const { createPhotoPdf } = await overGaps(() => import('../../infrastructure/photos/createPhotoPdf'));
  return createPhotoPdf();
};

/** What every place needs where a file is chosen. */
export const fileChoiceModule = featureModule(({ bind, bindClass, bindPort }) => {
  bindPort(ports.FileMeter, WorkerFileMeter, {});
  bind(ports.JpegMaker).toResolvedValue(() => new DrawnJpegs({ load: loadDrawer }), []);
  bindPort(ports.SentDigests, BrowserSentDigests, {});
  bindPort(ports.UnsentFiles, TabUnsentFiles, { session: ports.SessionStorage });
  // Whoever sends on after a reload tells the cabinet of it.
  bindKept(
    ports.SharedFiles,
    bind(ports.SharedFiles).toResolvedValue((clock) => new CacheSharedFiles({ clock }), [ports.Clock]),
  );
  bindKept(ports.FileCheck, bind(ports.FileCheck).toDynamicValue(fileCheckOnDemand));
  bindClass(ReadChosen, { jpegs: ports.JpegMaker });
  bindClass(HeardUploads, {
    files: ports.FileGateway,
    installation: ports.Installation,
    badge: ports.AppBadge,
  });
  bindClass(SendFile, { files: HeardUploads, keys: ports.IdempotencyKeys });
  bindClass(SendWaiting, { send: SendFile });
  bindKept(
    UploadPlaces,
    bindClass(UploadPlaces, { send: SendWaiting, check: ports.FileCheck, read: ReadChosen }),
  );
});
