import { isLeft, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { MakePhotoPdf, type PhotoPdfRefused } from '../../../src/application/documents/MakePhotoPdf';
import { MAX_UPLOAD_BYTES } from '../../../src/domain/documents/limits';
import { pageLayoutOf } from '../../../src/domain/documents/pageLayout';
import type { Photo } from '../../../src/domain/documents/photoList';
import { InMemoryPhotoPdf } from '../../doubles/InMemoryPhotoPdf';
import { aPhoto } from '../../domain/documents/aPhoto';

const setUp = (photos: readonly Photo[], maxBytes = MAX_UPLOAD_BYTES) => {
  const double = new InMemoryPhotoPdf();
  for (const { id, width, height } of photos) double.sides.set(id, { width, height });
  const shares: number[] = [];
  const controller = new AbortController();
  const make = () =>
    new MakePhotoPdf({ drawer: double, writer: double }).execute(
      { photos: photos.map((photo) => ({ ...photo, handle: photo.id })), maxBytes },
      { signal: controller.signal, onProgress: (share) => shares.push(share) },
    );
  return { double, shares, controller, make };
};

const sizeOf = async (made: ReturnType<MakePhotoPdf['execute']>): Promise<number> => {
  const pdf = await made;
  if (isLeft(pdf)) throw new Error(pdf.left.kind);
  return pdf.right.length;
};

/** Why there is no PDF, else its length: a test that fails would write out its megabytes. */
const refusedBy = async (making: ReturnType<MakePhotoPdf['execute']>): Promise<PhotoPdfRefused | number> => {
  const made = await making;
  return isLeft(made) ? made.left : made.right.length;
};

const many = (count: number): readonly Photo[] =>
  Array.from({ length: count }, (_, index) => aPhoto({ id: String(index) }));

describe('one PDF of several pictures', () => {
  it('has a page for each in their order, turned as the customer turned it [CHECK-05]', async () => {
    const photos = [
      aPhoto({ id: 'a' }),
      aPhoto({ id: 'b', turns: 1 }),
      aPhoto({ id: 'c', width: 800, height: 600 }),
    ];
    const { double, shares, make } = setUp(photos);
    await make();
    expect(double.written[0]?.map(({ layout }) => layout)).toEqual([
      pageLayoutOf({ width: 3024, height: 4032 }),
      pageLayoutOf({ width: 4032, height: 3024 }),
      pageLayoutOf({ width: 800, height: 600 }),
    ]);
    expect(double.drawings.map(({ turns }) => turns)).toEqual([0, 1, 0]);
    expect(shares).toEqual([0, 1 / 3, 2 / 3, 1]);
  });

  it('draws each at the best scale when there is room [CHECK-05]', async () => {
    const { double, make } = setUp([aPhoto()]);
    await make();
    expect(double.drawings).toEqual([{ width: 1871, height: 2495, turns: 0, quality: 0.85 }]);
  });

  it.each([1, 3, 30, 60])(
    'of %i pictures of twelve megapixels stays within 20 MB [CHECK-05]',
    async (count) => {
      const { make } = setUp(many(count));
      expect(await sizeOf(make())).toBeLessThanOrEqual(MAX_UPLOAD_BYTES);
    },
  );

  it('draws a picture no worse than its share of the room asks for [CHECK-05]', async () => {
    const { double, make } = setUp(many(30));
    await make();
    expect(double.drawings.slice(0, 2).map(({ quality }) => quality)).toEqual([0.85, 0.72]);
    expect(double.written[0]?.[0]?.jpeg).toHaveLength(Math.round(1871 * 2495 * 0.72 * 0.2));
  });

  it('gives the room that small pictures leave to those after them', async () => {
    const small = Array.from({ length: 20 }, (_, index) =>
      aPhoto({ id: `s${index}`, width: 64, height: 64 }),
    );
    const { double, make } = setUp([...small, aPhoto({ id: 'large' })], 2_500_000);
    await make();
    expect(double.drawings.at(-1)?.quality).toBe(0.85);
  });

  it('draws all at the lowest legible scale if the shares were not enough for the last ones [CHECK-05]', async () => {
    const photos = [aPhoto({ id: 'small', width: 600, height: 800 }), aPhoto({ id: 'large' })];
    const { double, make } = setUp(photos, 242_000);
    expect(await sizeOf(make())).toBeLessThanOrEqual(242_000);
    expect(double.drawings[0]?.quality).toBe(0.85);
    expect(double.drawings.slice(-2).map(({ quality }) => quality)).toEqual([0.5, 0.5]);
    expect(double.written[0]?.map(({ jpeg }) => jpeg.length)).toEqual([48_000, 182_247]);
  });

  it('is refused with the number of pages that fit when even that is too large [CHECK-05]', async () => {
    const { double, make } = setUp(many(4), 400_000);
    expect(await refusedBy(make())).toEqual({ kind: 'PdfTooLarge', pagesThatFit: 2 });
    expect(double.written).toEqual([]);
  });

  it('is refused when the PDF itself came out too large', async () => {
    const { double, make } = setUp(many(2));
    double.write = () => () => Promise.resolve(right(new Uint8Array(MAX_UPLOAD_BYTES + 1)));
    expect(await refusedBy(make())).toEqual({ kind: 'PdfTooLarge', pagesThatFit: 1 });
  });

  it('is made up to the last byte, of a picture that has its share to the last byte [CHECK-05]', async () => {
    const bytes = Math.round(1871 * 2495 * 0.85 * 0.2);
    const { double, make } = setUp([aPhoto()], bytes + 4096 + 1024);
    double.write = () => () => Promise.resolve(right(new Uint8Array(bytes + 4096 + 1024)));
    expect(await refusedBy(make())).toBe(bytes + 4096 + 1024);
    expect(double.drawings.map(({ quality }) => quality)).toEqual([0.85]);
  });

  it('names a picture that could not be drawn again at the lowest scale', async () => {
    const photos = [aPhoto({ id: 'small', width: 600, height: 800 }), aPhoto({ id: 'large' })];
    const { double, make } = setUp(photos, 242_000);
    const draw = double.draw.bind(double);
    double.draw = (photo, drawing, signal) => {
      const isSecondRound = double.drawings.some(({ quality }) => quality === 0.5);
      if (isSecondRound) double.sides.delete('large');
      return draw(photo, drawing, signal);
    };
    expect(await refusedBy(make())).toEqual({ kind: 'Unreadable', photoName: 'photo large.jpg' });
  });

  it('names the picture that could not be drawn', async () => {
    const { double, make } = setUp(many(3));
    double.sides.delete('1');
    expect(await refusedBy(make())).toEqual({ kind: 'Unreadable', photoName: 'photo 1.jpg' });
    expect(double.written).toEqual([]);
  });

  it('stops when the customer cancels, and writes nothing', async () => {
    const { double, controller, make } = setUp(many(3));
    const made = make();
    controller.abort();
    expect(await refusedBy(made)).toEqual({ kind: 'Cancelled', photoName: 'photo 0.jpg' });
    expect(double.written).toEqual([]);
  });
});
