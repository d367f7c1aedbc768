import { MakePhotoPdf } from '../../application/documents/MakePhotoPdf';
import * as ports from '../../application/ports';
import { createPhotoPdf } from '../../infrastructure/photos/createPhotoPdf';
import { WorkerPhotoPdf } from '../../infrastructure/photos/WorkerPhotoPdf';
import { PhotoPdfStore } from '../../ui/documents/PhotoPdfStore';
import { PageClock } from '../../ui/state/PageClock';
import { featureModule } from '../featureModule';
/** Photographs that become one PDF before they are uploaded. */
export const photosModule = featureModule(({ bind, bindClass, bindScreenStore }) => {
  bind(WorkerPhotoPdf).toResolvedValue(createPhotoPdf, []);
  bind(ports.PhotoDrawer).toService(WorkerPhotoPdf);
  bind(ports.PdfWriter).toService(WorkerPhotoPdf);
  bindClass(MakePhotoPdf, { drawer: ports.PhotoDrawer, writer: ports.PdfWriter });
  bindScreenStore(PhotoPdfStore, {
    drawer: ports.PhotoDrawer,
    make: MakePhotoPdf,
    clock: PageClock,
    check: ports.FileCheck,
  });
});
