import { expect, it } from 'vitest';
import { photo } from '../../../src/ui/texts/hi/photo';

it.each([
  [1, 'PDF में अब 1 पेज है।'],
  [2, 'PDF में अब 2 पेज हैं।'],
])('the Hindi sentence about %i pages agrees with their number', (count, sentence) => {
  expect(photo.added(count)).toBe(sentence);
});
