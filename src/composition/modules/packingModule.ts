import { PackFiles } from '../../application/documents/PackFiles';
import * as ports from '../../application/ports';
import { DiskFileSaver } from '../../infrastructure/system/DiskFileSaver';
import { StreamedZipWriter } from '../../infrastructure/zip/StreamedZipWriter';
import { featureModule } from '../featureModule';
/** Stored files as one zip: invoices, or what the cabinet shows. */
export const packingModule = featureModule(({ bindClass, bindPort }) => {
  bindPort(ports.FileSaver, DiskFileSaver, { timer: ports.Timer });
  bindPort(ports.ZipWriter, StreamedZipWriter, {});
  bindClass(PackFiles, {
    links: ports.DownloadLinks,
    contents: ports.FileContents,
    zip: ports.ZipWriter,
    saver: ports.FileSaver,
    session: ports.SessionStorage,
  });
});
