import { ReadPreview } from '../../application/documents/ReadPreview';
import * as ports from '../../application/ports';
import { featureModule } from '../featureModule';
/** Stored files that are shown within a page: of a quotation, or of the cabinet. */
export const previewModule = featureModule(({ bindClass }) => {
  bindClass(ReadPreview, { links: ports.DownloadLinks, contents: ports.FileContents });
});
