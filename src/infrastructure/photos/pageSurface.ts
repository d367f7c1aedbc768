import type { DrawingSurface } from './PictureDrawing';

/** Drawing on the page, for browsers whose workers cannot draw and for pictures that only the page can read. */
export const pageSurface: DrawingSurface = {
  open: async (photo) => {
    const source = new Image();
    const address = URL.createObjectURL(photo);
    const close = (): void => {
      URL.revokeObjectURL(address);
      source.removeAttribute('src');
    };
    source.src = address;
    try {
      await source.decode();
    } catch (fault) {
      close();
      throw fault;
    }
    return { source, width: source.naturalWidth, height: source.naturalHeight, close };
  },
  canvas: ({ width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { alpha: false });
    if (context === null) throw new Error('There is no canvas.');
    const toJpeg = (quality: number): Promise<Blob> =>
      new Promise((resolve, reject) => {
        canvas.toBlob(
          (blob) => (blob === null ? reject(new Error('The picture was not drawn.')) : resolve(blob)),
          'image/jpeg',
          quality,
        );
      });
    return { context, toJpeg, close: () => Object.assign(canvas, { width: 0, height: 0 }) };
  },
};
