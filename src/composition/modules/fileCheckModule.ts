import { MeasuringFileCheck } from '../../application/documents/MeasuringFileCheck';
import * as ports from '../../application/ports';
import { WorkerFileMeter } from '../../infrastructure/files/WorkerFileMeter';
import { BrowserSentFiles } from '../../infrastructure/storage/BrowserSentFiles';
import { featureModule } from '../featureModule';

/** The check of chosen files, which comes with the first of them. */
export const fileCheckModule = featureModule(({ bindClass, bindPort }) => {
  bindPort(ports.FileMeter, WorkerFileMeter, {});
  bindPort(ports.SentFiles, BrowserSentFiles, {});
  bindClass(MeasuringFileCheck, { meter: ports.FileMeter, sent: ports.SentFiles });
});
