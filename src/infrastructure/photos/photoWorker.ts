import type { PdfPage } from '../../application/ports/PdfWriter';
import { PictureDrawing } from './PictureDrawing';
import type { PhotoRequest, PhotoResponse, PhotoTask } from './photoMessages';
import { canDrawHere, workerSurface } from './workerSurface';

const drawing = new PictureDrawing(workerSurface);

const loadLibrary = () => import('./writePdf');
// It comes while the customer looks at the pictures; a failure shows when the PDF is made, and is tried again there.
loadLibrary().catch(() => undefined);

const write = async (pages: readonly PdfPage[]): Promise<Uint8Array> => {
  const { writePdf } = await loadLibrary();
  return writePdf(pages);
};

const done = (task: PhotoTask): Promise<unknown> => {
  if (task.kind === 'write') {
    drawing.release();
    return write(task.pages);
  }
  if (!canDrawHere()) throw new Error('This worker cannot draw.');
  return task.kind === 'look' ? drawing.look(task.photo) : drawing.draw(task.photo, task.key, task.drawing);
};

const responseTo = async ({ id, task }: PhotoRequest): Promise<PhotoResponse> => {
  try {
    return { id, result: await done(task), isFailed: false };
  } catch {
    return { id, result: undefined, isFailed: true };
  }
};

const buffersOf = (result: unknown): readonly Transferable[] =>
  result instanceof Uint8Array ? [result.buffer] : [];

let last: Promise<void> = Promise.resolve();

const respondAfter = async (previous: Promise<void>, request: PhotoRequest): Promise<void> => {
  await previous;
  const response = await responseTo(request);
  postMessage(response, { transfer: [...buffersOf(response.result)] });
};

// One after the other, so that one picture at a time stands in memory.
addEventListener('message', ({ data }: MessageEvent<PhotoRequest>) => {
  last = respondAfter(last, data);
});
