import type { ResolutionContext } from 'inversify';
import { SendFile } from '../../application/documents/SendFile';
import { SendWaiting } from '../../application/documents/SendWaiting';
import { LazyFileCheck } from '../../application/documents/LazyFileCheck';
import * as ports from '../../application/ports';
import { WorkerFileMeter } from '../../infrastructure/files/WorkerFileMeter';
import { BrowserSentFiles } from '../../infrastructure/storage/BrowserSentFiles';
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
        sent: context.get(ports.SentFiles),
      });
    },
    timer: context.get(ports.Timer),
  });

/** What every place needs where a file is chosen. */
export const fileChoiceModule = featureModule(({ bind, bindClass, bindPort }) => {
  bindPort(ports.FileMeter, WorkerFileMeter, {});
  bindPort(ports.SentFiles, BrowserSentFiles, {});
  bindKept(ports.FileCheck, bind(ports.FileCheck).toDynamicValue(fileCheckOnDemand));
  bindClass(SendFile, { files: ports.FileGateway, keys: ports.IdempotencyKeys });
  bindClass(SendWaiting, { send: SendFile });
  bindKept(UploadPlaces, bindClass(UploadPlaces, { send: SendWaiting, check: ports.FileCheck }));
});
