import { left } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { isHeic } from '../../../src/domain/documents/leadingBytes';
import { formatFoundIn } from '../../../src/domain/documents/recognisedFormat';
import {
  cabinetPolicy,
  checkUpload,
  isUnreadable,
  taskPolicy,
} from '../../../src/domain/documents/uploadPolicy';
import { heicBytes, kinds, ofText, someBytes } from './someBytes';

const BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];
const policies = [cabinetPolicy, taskPolicy];

describe('a HEIC photo', () => {
  it.each(BRANDS)('is told by its bytes: brand %s', (brand) => {
    expect(isHeic(heicBytes(brand))).toBe(true);
    expect(isHeic(heicBytes(brand).slice(4))).toBe(false);
  });

  it('is no other kind, no film and no AVIF picture', () => {
    expect(kinds.filter((kind) => isHeic(someBytes[kind]))).toEqual([]);
    expect(['isom', 'mp42', 'avif'].filter((brand) => isHeic(heicBytes(brand)))).toEqual([]);
    expect(isHeic([0, 0, 0, 0x18, ...ofText('freeheic')])).toBe(false);
  });

  it.each(['photo.jpg', 'photo.png', 'photo.pdf', 'photo.heic', 'photo'])(
    'is refused as what it is under the name %s, at every place [CHECK-04]',
    (name) => {
      for (const policy of policies) {
        const file = { name, type: '', size: 2_000_000, firstBytes: heicBytes() };
        expect(checkUpload(policy, file)).toEqual(
          left({ kind: 'FileTypeRefused', policy, found: some('heic') }),
        );
      }
    },
  );
});

describe('the format of a chosen file', () => {
  it('is told by its name where its bytes say nothing else', () => {
    const file = { name: 'letter.docx', type: '', firstBytes: someBytes.zip };
    expect(formatFoundIn(file)).toEqual(some('word'));
    expect(formatFoundIn({ ...file, name: 'letter' })).toEqual(none);
  });
});

describe('a file that cannot be read', () => {
  it('has a size, but no bytes', () => {
    const file = { name: 'a.pdf', type: '', size: 10, firstBytes: someBytes.pdf };
    expect(isUnreadable(file)).toBe(false);
    expect(isUnreadable({ ...file, firstBytes: [] })).toBe(true);
    expect(isUnreadable({ ...file, size: 1, firstBytes: [] })).toBe(true);
    expect(isUnreadable({ ...file, size: 0, firstBytes: [] })).toBe(false);
  });
});
