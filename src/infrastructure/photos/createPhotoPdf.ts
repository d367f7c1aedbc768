import type { PhotoResponse } from './photoMessages';
import { PictureDrawing } from './PictureDrawing';
import { pageSurface } from './pageSurface';
import { type PhotoWorker, type WorkerListeners, WorkerPhotoPdf } from './WorkerPhotoPdf';

const start = ({ onResponse, onFault }: WorkerListeners): PhotoWorker => {
  const worker = new Worker(new URL('./photoWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<PhotoResponse>) => onResponse(data));
  worker.addEventListener('error', onFault);
  worker.addEventListener('messageerror', onFault);
  return {
    post: (request, transferred) => worker.postMessage(request, [...transferred]),
    terminate: () => worker.terminate(),
  };
};

/** The adapter with a worker of the portal's own code. */
export const createPhotoPdf = (): WorkerPhotoPdf =>
  new WorkerPhotoPdf({ start, page: new PictureDrawing(pageSurface) });
