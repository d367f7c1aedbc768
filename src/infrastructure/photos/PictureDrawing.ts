import type { PhotoDrawing, PhotoLook } from '../../application/ports/PhotoDrawer';
import type { Sides } from '../../domain/documents/photoList';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** A picture that is decoded, upright as its camera says. */
export interface OpenPicture extends Sides {
  readonly source: CanvasImageSource;
  readonly close: () => void;
}

interface Canvas {
  readonly context: Context;
  readonly toJpeg: (quality: number) => Promise<Blob>;
  readonly close: () => void;
}

/** Where pictures are drawn: a worker or the page. */
export interface DrawingSurface {
  /** Decodes a picture; rejects for anything else. */
  readonly open: (photo: Blob) => Promise<OpenPicture>;
  readonly canvas: (sides: Sides) => Canvas;
}

const THUMBNAIL_PIXELS = 320;
const THUMBNAIL_QUALITY = 0.8;

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

/** Draws the picture in the middle of the whole canvas, turned. */
const drawTurned = (context: Context, picture: OpenPicture, drawing: Omit<PhotoDrawing, 'quality'>): void => {
  const { width, height, turns } = drawing;
  const [across, down] = turns % 2 === 0 ? [width, height] : [height, width];
  // A JPEG has no transparency: without paper beneath it, what is transparent would be black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.translate(width / 2, height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture.source, -across / 2, -down / 2, across, down);
};

interface Drawn {
  readonly name: string;
  readonly canvas: Canvas;
}

/** Draws pictures on a surface; the last picture and the last drawing stay, so that another quality decodes nothing. */
export class PictureDrawing {
  private picture: { readonly key: number; readonly open: OpenPicture } | undefined = undefined;
  private drawn: Drawn | undefined = undefined;

  constructor(private readonly surface: DrawingSurface) {}

  /** The picture's sides and a small JPEG of it; rejects for what is no picture. */
  async look(photo: Blob): Promise<PhotoLook> {
    this.release();
    const open = await this.surface.open(photo);
    try {
      const { width, height } = open;
      if (width === 0 || height === 0) throw new Error('The picture has no size.');
      const scale = Math.min(1, THUMBNAIL_PIXELS / Math.max(width, height));
      const side = (pixels: number): number => Math.max(1, Math.round(pixels * scale));
      const small = { width: side(width), height: side(height), turns: 0 } as const;
      const canvas = this.surface.canvas(small);
      drawTurned(canvas.context, open, small);
      const thumbnail = await bytesOf(await canvas.toJpeg(THUMBNAIL_QUALITY));
      canvas.close();
      return { width, height, thumbnail };
    } finally {
      open.close();
    }
  }

  /** A JPEG of the picture; the key is the same for the same picture only. */
  async draw(photo: Blob, key: number, drawing: PhotoDrawing): Promise<Uint8Array> {
    const { width, height, turns, quality } = drawing;
    const name = [key, width, height, turns].join(' ');
    if (this.drawn?.name !== name) {
      this.forgetDrawing();
      const picture = await this.opened(photo, key);
      const canvas = this.surface.canvas(drawing);
      drawTurned(canvas.context, picture, drawing);
      this.drawn = { name, canvas };
    }
    return bytesOf(await this.drawn.canvas.toJpeg(quality));
  }

  /** Frees the last picture and the last drawing. */
  release(): void {
    this.forgetDrawing();
    this.picture?.open.close();
    this.picture = undefined;
  }

  private forgetDrawing(): void {
    this.drawn?.canvas.close();
    this.drawn = undefined;
  }

  private async opened(photo: Blob, key: number): Promise<OpenPicture> {
    if (this.picture?.key === key) return this.picture.open;
    this.release();
    const open = await this.surface.open(photo);
    this.picture = { key, open };
    return open;
  }
}
