import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { isLeft } from 'fp-ts/Either';
import { fromNullable, isNone, none, type Option, some } from 'fp-ts/Option';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cabinetPolicy, checkUpload, taskPolicy } from '../../../src/domain/documents/uploadPolicy';
import { type FileKind, fileKindOf } from '../../../src/domain/documents/fileKind';
import { isCutOff } from '../../../src/infrastructure/files/cutOff';
import { measureFile } from '../../../src/infrastructure/files/measureFile';
import { pictureSizeOf } from '../../../src/infrastructure/files/pictureSize';
import goldenFiles from '../../data/goldenFiles.json' with { type: 'json' };

const bytesOf = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(`tests/data/files/${name}`));

const measured = (name: string) => {
  const kind = fileKindOf({ name, type: '' });
  if (isNone(kind)) throw new Error(`${name} is of no kind.`);
  return measureFile({ kind: kind.value, blob: new Blob([bytesOf(name)]) });
};

const latin = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'latin1'));

/** Undrawn, a picture has the sides as they are stored: its EXIF turn is not applied. */
const sidesOf = (picture: Option<{ readonly width: number; readonly height: number }>): readonly number[] =>
  isNone(picture) ? [] : [picture.value.width, picture.value.height].toSorted((one, other) => one - other);

/** A JPEG with a thumbnail of its own, before its end. */
const jpeg = (end: string): Uint8Array =>
  latin(
    `\u00FF\u00D8\u00FF\u00E1\0\u0008\u00FF\u00D8\u00FF\u00D9xx\u00FF\u00C0\0\u0011\u0008\u000B\u00B8\u000F\u00A0${'x'.repeat(10)}\u00FF\u00DA\0\u0008abcdef picture \u00FF\0 ${end}`,
  );

/** The picture of a file whose header says that width. */
const pictureOfWidth = async (side: number) => {
  const bytes = bytesOf('sharp.png');
  new DataView(bytes.buffer).setUint32(16, side);
  return (await measureFile({ kind: 'png', blob: new Blob([bytes]) })).picture;
};

/** How often code is asked for. */
const askedFor = async (name: string, kind: FileKind): Promise<number> => {
  let asked = 0;
  await measureFile({ kind, blob: new Blob([bytesOf(name)]) }, (load) => {
    asked += 1;
    return load();
  });
  return asked;
};

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what is measured of a file', () => {
  it.each(goldenFiles)(
    'of $name is what its table says, but for the look [CHECK-01] [CHECK-03]',
    async ({ name, facts }) => {
      const { needsPassword, isCutOff: isCut, picture, pages } = await measured(name);
      expect([needsPassword, isCut]).toEqual([facts.needsPassword, facts.isCutOff]);
      expect(pages).toEqual(fromNullable(facts.pages));
      expect(sidesOf(picture)).toEqual(sidesOf(fromNullable(facts.picture)));
    },
  );

  it.each(goldenFiles)(
    'of $name is admitted or refused as its table says [CHECK-04]',
    ({ name, refused }) => {
      const bytes = bytesOf(name);
      const candidate = { name, type: '', size: bytes.length, firstBytes: [...bytes.subarray(0, 1024)] };
      const checked = checkUpload(name.endsWith('.xlsx') ? taskPolicy : cabinetPolicy, candidate);
      expect(isLeft(checked) ? checked.left.kind : null).toBe(refused);
    },
  );

  it('has the digest of all bytes [CHECK-01]', async () => {
    const digest = createHash('sha256').update(bytesOf('plain.pdf')).digest('hex');
    expect((await measured('plain.pdf')).digest).toEqual(some(digest));
  });

  it('of a PDF says when it asks for readers, and of no other kind [CHECK-02]', async () => {
    expect(await askedFor('plain.pdf', 'pdf')).toBe(1);
    expect(await askedFor('locked.pdf', 'pdf')).toBe(2);
    expect(await askedFor('plain.xlsx', 'xlsx')).toBe(0);
  });

  it('needs no password where it is encrypted in a way that the library does not know', async () => {
    const text = Buffer.from(bytesOf('locked.pdf')).toString('latin1');
    const blob = new Blob([latin(text.replace('/Filter /Standard', '/Filter /Elsewher'))]);
    expect((await measureFile({ kind: 'pdf', blob })).needsPassword).toBe(false);
  });

  it('has no digest where the browser computes none', async () => {
    vi.stubGlobal('crypto', {});
    expect((await measured('plain.pdf')).digest).toEqual(none);
  });

  it('has no look of a picture that is too large to draw, or cannot be drawn', async () => {
    const drawn: unknown[] = [];
    vi.stubGlobal('createImageBitmap', (blob: unknown) => {
      drawn.push(blob);
      return Promise.reject(new Error('no picture'));
    });
    expect(await pictureOfWidth(60_000)).toEqual(some({ width: 60_000, height: 960, look: none }));
    expect(drawn).toEqual([]);
    expect(await pictureOfWidth(720)).toEqual(some({ width: 720, height: 960, look: none }));
    expect(drawn).toHaveLength(1);
  });
});

/** A photograph whose header says 108 megapixels. */
const large = (): Blob => {
  const bytes = bytesOf('turn1.jpeg');
  const frame = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xc0);
  const view = new DataView(bytes.buffer);
  view.setUint16(frame + 5, 9000);
  view.setUint16(frame + 7, 12_000);
  return new Blob([bytes]);
};

const grey = new Uint8ClampedArray(150 * 112 * 4).fill(200);

describe('a photograph of more pixels than are drawn', () => {
  const asked: { readonly desiredWidth: number; readonly desiredHeight: number }[] = [];
  const decoder = (decode: () => Promise<unknown>): void =>
    void vi.stubGlobal(
      'ImageDecoder',
      class {
        constructor(init: (typeof asked)[number]) {
          asked.push(init);
        }
        readonly decode = decode;
        readonly close = (): void => undefined;
      },
    );

  it('is looked at while it is reduced, where the browser can [CHECK-01]', async () => {
    decoder(() =>
      Promise.resolve({ image: { displayWidth: 150, displayHeight: 112, close: () => undefined } }),
    );
    const context = {
      fillRect: () => undefined,
      drawImage: () => undefined,
      getImageData: () => ({ data: grey }),
    };
    vi.stubGlobal('OffscreenCanvas', function canvas() {
      return { getContext: () => context };
    });
    const { picture } = await measureFile({ kind: 'jpeg', blob: large() });
    expect(asked.at(-1)).toMatchObject({ desiredWidth: 2000, desiredHeight: 1500 });
    const look = {
      lightest: expect.closeTo(200),
      detail: expect.closeTo(0),
      ink: 0,
      sharpness: 0,
      letterHeight: none,
    };
    expect(picture).toEqual(some({ width: 12_000, height: 9000, look: some(look) }));
  });

  it('is not looked at where the browser has no such decoder', async () => {
    const facts = await measureFile({ kind: 'jpeg', blob: large() });
    expect(facts.picture).toEqual(some({ width: 12_000, height: 9000, look: none }));
    expect(facts.isUnopenable).toBe(false);
  });

  it('is told where it cannot be decoded', async () => {
    vi.stubGlobal('createImageBitmap', () => undefined);
    decoder(() => Promise.reject(new Error('no picture')));
    expect((await measureFile({ kind: 'jpeg', blob: large() })).isUnopenable).toBe(true);
  });
});

describe('the end of a file', () => {
  const whole = Buffer.from(bytesOf('plain.pdf')).toString('latin1');

  it.each([
    ['pdf', latin(`${whole}${'\0'.repeat(4000)}`), false],
    ['pdf', latin(whole.slice(0, -7)), true],
    ['pdf', latin('%PDF-1.7\nA statement of the bank.\n'), false],
    ['pdf', latin(`%PDF-1.5\n1 0 obj\n<< /Linearized 1 /L 9999 >>\nendobj %%EOF`), true],
    ['pdf', latin(`%PDF-1.5\n1 0 obj\n<< /Linearized 1 /L 40 >>\nendobj %%EOF`), false],
    ['jpeg', jpeg('\u00FF\u00D9'), false],
    ['jpeg', jpeg('\u00FF\u00D9 a film after it'), false],
    ['jpeg', jpeg(''), true],
    ['jpeg', latin('\u00FF\u00D8\u00FF\u00E0\0\u0010'), true],
    ['webp', latin('RIFF\u0008\0\0\0WEBPVP8 '), false],
    ['webp', latin('RIFF\u00F8\0\0\0WEBPVP8 '), true],
    ['webp', latin('RIF'), true],
    ['png', bytesOf('sharp.png').subarray(0, -3), true],
    ['zip', latin('PK\u0003\u0004 no directory'), true],
    ['zip', latin(`PK\u0005\u0006${'\0'.repeat(18)}`), false],
    ['csv', latin('a,b'), false],
  ] as const)('of a %s is missing or not (%#) [CHECK-01]', (kind, bytes, expected) => {
    expect(isCutOff(kind, bytes)).toBe(expected);
  });
});

describe('the size of a picture', () => {
  it.each([
    ['jpeg', jpeg(''), some({ width: 4000, height: 3000 })],
    ['jpeg', latin(`\u00FF\u00D8\u00FF\u00DA${'x'.repeat(40)}`), none],
    ['png', latin('\u0089PNG'), none],
    [
      'webp',
      latin(`RIFF....WEBPVP8X........\u009F\u000F\0\u00B7\u000B\0`),
      some({ width: 4000, height: 3000 }),
    ],
    [
      'webp',
      latin(`RIFF....WEBPVP8L....\u002F\u009F\u00CF\u00ED\u0002.....`),
      some({ width: 4000, height: 3000 }),
    ],
    [
      'webp',
      latin(`RIFF....WEBPVP8 ..........\u00A0\u000F\u00B8\u000B`),
      some({ width: 4000, height: 3000 }),
    ],
  ] as const)('of a %s is read from its header (%#)', (kind, bytes, expected) => {
    expect(pictureSizeOf(kind, bytes)).toEqual(expected);
  });
});
