import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { measureFile } from '../../../src/infrastructure/files/measureFile';
import { inflate } from '../../../src/infrastructure/files/inflate';
import { pdfPagesOf } from '../../../src/infrastructure/files/pdfPages';
import { runs } from '../../runs';

const latin = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'latin1'));
const bytesOf = (name: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(readFileSync(`tests/data/files/${name}`));

const tree = (count: number): string =>
  `2 0 obj\n<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${count} >>\nendobj\n`;

/** Objects that are packed together. */
const packed = (text: string, entries = '/Filter /FlateDecode'): string => {
  const data = deflateSync(Buffer.from(text, 'latin1')).toString('latin1');
  return `9 0 obj\n<< /Type /ObjStm ${entries} /Length ${data.length} >>\nstream\r\n${data}\r\nendstream\nendobj\n`;
};

const pagesOf = (text: string) => pdfPagesOf(latin(`%PDF-1.7\n${text}`));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the pages of a PDF', () => {
  it.each([
    ['a tree of pages', tree(12), some(12)],
    ['a tree without a blank in it', '2 0 obj<</Count 3/Kids[3 0 R]/Type/Pages>>endobj', some(3)],
    [
      'a tree with resources of its own',
      tree(4).replace('/Kids', '/Resources << /Font << >> >> /Kids'),
      some(4),
    ],
    [
      'a part of the tree after its root',
      `${tree(5)}4 0 obj << /Type /Pages /Parent 2 0 R /Count 2 >>`,
      some(5),
    ],
    ['a newer tree after an older one', `${tree(5)}${tree(6)}`, some(6)],
    ['a packed tree', packed(`1 0 << /Pages 2 0 R >> ${tree(7)}`), some(7)],
    ['a packed tree after a plain one', `${tree(5)}${packed(tree(7))}`, some(7)],
    ['a plain tree after a packed one', `${packed(tree(7))}${tree(5)}`, some(5)],
    [
      'a packed tree before other packed objects',
      `${packed(tree(7))}${packed('<< /Type /Font >>')}`,
      some(7),
    ],
    ['a tree without pages', tree(0), some(0)],
    ['a tree that has none, but branches', tree(2).replace('/Count 2', '/Count 0'), none],
    ['no tree', '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj', none],
    ['other words that begin alike', '<< /Type /PagesTree /Kids [] /Count 2 >>', none],
    ['a tree without an end', '2 0 obj << /Type /Pages /Count 2', none],
    ['a tree without a beginning', '/Type /Pages /Count 2 >>', none],
    ['objects packed in another way', packed(tree(7), '/Filter /LZWDecode'), none],
    [
      'packed objects of a length that stands elsewhere',
      packed(tree(7)).replace(/Length \d+/, 'Length 8 0 R'),
      none,
    ],
    ['no more than text', 'A statement of the bank.', none],
  ])('are read of %s [CHECK-01]', async (_, text, expected) => {
    expect(await pagesOf(text)).toEqual(expected);
  });

  it('are as many as were written, plain or packed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(400), fc.boolean(), async (count, isPacked) => {
        expect(await pagesOf(isPacked ? packed(tree(count)) : tree(count))).toEqual(some(count));
      }),
      { numRuns: runs(50) },
    );
  });

  it('are unknown of a file that lacks its end', async () => {
    const whole = bytesOf('twelvePages.pdf');
    const cut = whole.slice(0, 200);
    expect((await measureFile({ kind: 'pdf', blob: new Blob([cut]) })).pages).toEqual(none);
    expect((await measureFile({ kind: 'pdf', blob: new Blob([whole]) })).pages).toEqual(some(12));
  });

  it('are not looked for in a file of another kind', async () => {
    const blob = new Blob([latin(tree(3))]);
    expect((await measureFile({ kind: 'csv', blob })).pages).toEqual(none);
  });

  it('are unknown where the browser cannot unpack', async () => {
    vi.stubGlobal('DecompressionStream', undefined);
    const blob = new Blob([bytesOf('twelvePages.pdf')]);
    expect((await measureFile({ kind: 'pdf', blob })).pages).toEqual(none);
  });
});

describe('unpacking', () => {
  const long = Uint8Array.from(deflateSync(Buffer.alloc(300_000, 'a')));

  it('gives all bytes, but no more than it may', async () => {
    expect((await inflate(long, 300_000)).length).toBe(300_000);
    await expect(inflate(long, 299_999)).rejects.toThrow(RangeError);
  });

  it('rejects what is damaged', async () => {
    await expect(inflate(latin('no zlib data'), 1000)).rejects.toBeInstanceOf(Error);
  });
});
