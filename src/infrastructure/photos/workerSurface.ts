import type { DrawingSurface } from './PictureDrawing';

/** Whether this thread can draw without the page; workers of older browsers cannot. */
export const canDrawHere = (): boolean =>
  typeof OffscreenCanvas === 'function' && typeof createImageBitmap === 'function';

/** Drawing without the page, in a worker. */
export const workerSurface: DrawingSurface = {
  open: async (photo) => {
    const source = await createImageBitmap(photo, { imageOrientation: 'from-image' });
    return { source, width: source.width, height: source.height, close: () => source.close() };
  },
  canvas: ({ width, height }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', { alpha: false });
    if (context === null) throw new Error('There is no canvas.');
    return {
      context,
      toJpeg: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
      // Safari keeps a canvas that nobody holds any more; one without pixels takes no memory.
      close: () => Object.assign(canvas, { width: 0, height: 0 }),
    };
  },
};
