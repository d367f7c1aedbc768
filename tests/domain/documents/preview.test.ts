import { isNone, isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { previewKindOf, previewOf } from '../../../src/domain/documents/preview';
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
