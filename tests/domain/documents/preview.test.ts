import { isNone, isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  filePreviewKind,
  previewKindOf,
  previewOf,
  previewPlace,
} from '../../../src/domain/documents/preview';
import { aFile } from './aFile';
import { someBytes } from './someBytes';

describe('a file that a page shows by itself', () => {
  it('is a picture, or a PDF where the browser shows one [QKIT-01]', () => {
    expect(previewKindOf('quotations/12.PDF', true)).toEqual(some('pdf'));
    expect(previewKindOf('quotations/12.pdf', false)).toEqual(none);
    for (const [path, kind] of [
      ['a.png', 'png'],
      ['a.jpg', 'jpeg'],
      ['a.webp', 'webp'],
    ] as const)
      expect(previewKindOf(path, false)).toEqual(some(kind));
  });

  it('is no other', () => {
    for (const path of ['', 'a.zip', 'a.xlsx', 'a.csv', 'a.html', 'a.svg', 'a'])
      expect(isNone(previewKindOf(path, true))).toBe(true);
  });

  it('begins as its kind does, and is shown under the media type of that kind', () => {
    const pdf = previewOf('pdf', Uint8Array.from(someBytes.pdf));
    expect(isSome(pdf) && pdf.value.mediaType).toBe('application/pdf');
    expect(isNone(previewOf('pdf', new TextEncoder().encode('<html><script>alert(1)</script>')))).toBe(true);
    expect(isNone(previewOf('png', Uint8Array.from(someBytes.pdf)))).toBe(true);
  });
});

const kindOf = (name: string, path: string) => filePreviewKind({ name, path }, true);

describe('a file of the cabinet', () => {
  it('is shown as what its name says, or its path where the name says nothing [VAULT-03]', () => {
    expect(kindOf('scan.PNG', 'c/8f3a')).toEqual(some('png'));
    expect(kindOf('scan', 'c/8f3a.pdf')).toEqual(some('pdf'));
    expect(kindOf('scan.csv', 'c/8f3a.png')).toEqual(none);
    expect(filePreviewKind({ name: 'a.pdf', path: 'a.pdf' }, false)).toEqual(none);
  });

  it('has the shown ones of the list beside it, in a circle; others are passed over [VAULT-03]', () => {
    const files = ['a.pdf', 'b.csv', 'c.png', 'd.zip', 'e.jpg'].map((name) =>
      aFile({ id: name, name, path: '' }),
    );
    const placeOf = (id: string, showsPdf = true) => {
      const file = files.find((one) => one.id === id) ?? aFile({ id });
      const { place, count, previous, next } = previewPlace(files, file, showsPdf);
      return [place, count, ...[previous, next].map((one) => (isSome(one) ? one.value.id : ''))];
    };
    expect(placeOf('a.pdf')).toEqual([some(1), 3, 'e.jpg', 'c.png']);
    expect(placeOf('e.jpg')).toEqual([some(3), 3, 'c.png', 'a.pdf']);
    expect(placeOf('b.csv')).toEqual([none, 4, 'a.pdf', 'c.png']);
    expect(placeOf('c.png', false)).toEqual([some(1), 2, 'e.jpg', 'e.jpg']);
    expect(placeOf('gone.pdf')).toEqual([none, 3, '', '']);
    expect(previewPlace(files.slice(0, 2), files[0] ?? aFile(), true).next).toEqual(none);
  });
});
