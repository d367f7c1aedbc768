import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  movePhoto,
  type Photo,
  photoId,
  type QuarterTurns,
  removePhoto,
  restorePhoto,
  turnedSides,
  turnPhoto,
} from '../../../src/domain/documents/photoList';
import { aPhoto } from './aPhoto';

const listOf = (count: number): readonly Photo[] =>
  Array.from({ length: count }, (_, index) => aPhoto({ id: String(index) }));
const idsOf = (photos: readonly Photo[]): string => photos.map(({ id }) => id).join('');

const three = listOf(3);

describe('moving a picture', () => {
  it('puts it at its new place and lets the others close up [CHECK-05]', () => {
    expect(idsOf(movePhoto(three, photoId('0'), 2))).toBe('120');
    expect(idsOf(movePhoto(three, photoId('2'), 0))).toBe('201');
    expect(idsOf(movePhoto(three, photoId('1'), 1))).toBe('012');
  });

  it('stops at the ends', () => {
    expect(idsOf(movePhoto(three, photoId('1'), -1))).toBe('102');
    expect(idsOf(movePhoto(three, photoId('1'), 9))).toBe('021');
  });

  it('changes nothing for a picture that is not there', () => {
    expect(movePhoto(three, photoId('9'), 0)).toBe(three);
  });

  it('keeps every picture once, and the others in their order, whatever is moved where', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9 }),
        fc.nat(8),
        fc.integer({ min: -2, max: 11 }),
        (count, from, to) => {
          const photos = listOf(count);
          const id = photoId(String(from % count));
          const moved = movePhoto(photos, id, to);
          expect(moved.findIndex((photo) => photo.id === id)).toBe(Math.max(0, Math.min(to, count - 1)));
          const others = (all: readonly Photo[]): string => idsOf(all.filter((photo) => photo.id !== id));
          expect(others(moved)).toBe(others(photos));
          expect(moved).toHaveLength(count);
        },
      ),
    );
  });
});

describe('turning a picture', () => {
  it('turns that one by 90°, and is upright again after four times [CHECK-05]', () => {
    const id = photoId('1');
    const turns = [1, 2, 3, 4].map((count) => {
      let photos = three;
      for (let turn = 0; turn < count; turn += 1) photos = turnPhoto(photos, id);
      return photos.map((photo) => photo.turns).join('');
    });
    expect(turns).toEqual(['010', '020', '030', '000']);
  });

  it.each<readonly [QuarterTurns, number, number]>([
    [0, 3024, 4032],
    [1, 4032, 3024],
    [2, 3024, 4032],
    [3, 4032, 3024],
  ])('swaps its sides at every second turn: %i', (turns, width, height) => {
    expect(turnedSides(aPhoto({ turns }))).toEqual({ width, height });
  });
});

describe('removing a picture', () => {
  it('takes that one out and remembers its place [CHECK-05]', () => {
    const { photos, removed } = removePhoto(three, photoId('1'));
    expect(idsOf(photos)).toBe('02');
    expect(removed).toEqual({ photo: three[1], place: 1 });
  });

  it('changes nothing for a picture that is not there', () => {
    expect(removePhoto(three, photoId('9'))).toEqual({ photos: three, removed: undefined });
  });

  it('is undone: the list is as it was', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(8), (count, at) => {
        const photos = listOf(count);
        const { photos: rest, removed } = removePhoto(photos, photoId(String(at % count)));
        expect(removed && restorePhoto(rest, removed)).toEqual(photos);
      }),
    );
  });

  it('is undone at the end of a list that has become shorter', () => {
    expect(idsOf(restorePhoto([], { photo: aPhoto({ id: '7' }), place: 4 }))).toBe('7');
  });
});
