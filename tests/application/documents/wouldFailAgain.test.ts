import { expect, it } from 'vitest';
import { wouldFailAgain } from '../../../src/application/documents/wouldFailAgain';

it.each([
  ['DocumentHasFile', true],
  ['FileTooLarge', true],
  ['Forbidden', true],
  ['Unreachable', false],
])('a file that failed by %s would fail again: %s', (kind, isLasting) => {
  expect(wouldFailAgain({ kind })).toBe(isLasting);
});
