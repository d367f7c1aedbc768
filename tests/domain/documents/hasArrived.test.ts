import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { hasArrived } from '../../../src/domain/documents/hasArrived';
import { aFile } from './aFile';

const sent = { name: 'pan.pdf', size: 1024 };
const arrived = aFile({ id: '2', name: 'pan.pdf', bytes: some(1024) });

describe('a file whose answer was lost', () => {
  it('is there if the list has one more of its name and size', () => {
    expect(hasArrived(sent, [aFile({ id: '1' })], [aFile({ id: '1' }), arrived])).toBe(true);
  });

  it.each([
    ['was there before', [arrived], [arrived]],
    ['has another name', [], [{ ...arrived, name: 'gst.pdf' }]],
    ['has another size', [], [{ ...arrived, bytes: some(1025) }]],
    ['has a size that nobody tells', [], [{ ...arrived, bytes: none }]],
    ['is not there', [], []],
  ])('is not there if what looks like it %s', (_, before, now) => {
    expect(hasArrived(sent, before, now)).toBe(false);
  });
});
