import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/dates/instant';
import { SESSION_CONFIRMED_FOR_MS } from '../../../src/domain/session/limits';
import { isSessionInDoubt } from '../../../src/domain/session/user';

describe('a session that a 401 puts in doubt', () => {
  it('is checked unless the backend has just confirmed it', () => {
    const at = instant(1_000_000);
    const inDoubtAfter = (passed: number) => isSessionInDoubt(some(at), instant(at + passed));
    expect([0, SESSION_CONFIRMED_FOR_MS - 1, SESSION_CONFIRMED_FOR_MS].map(inDoubtAfter)).toEqual([
      false,
      false,
      true,
    ]);
    expect(isSessionInDoubt(none, at)).toBe(true);
  });
});
