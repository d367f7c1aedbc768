import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/dates/instant';
import { SESSION_CONFIRMED_FOR_MS } from '../../../src/domain/session/limits';
import { isSameUser, isSessionInDoubt, userId } from '../../../src/domain/session/user';

const is = (id: string, phone: string) => ({ id: userId(id), phone });

describe('a customer', () => {
  it.each([
    ['an id', is('42', '+919876543210'), is('42', '+919800000043'), true],
    ['a number, with another id', is('42', '+919876543210'), is('43', '+919876543210'), false],
    ['a number, without an id before', is('', '+919876543210'), is('42', '+919876543210'), true],
    ['a number, without an id since', is('42', '+919876543210'), is('', '+919876543210'), true],
    ['another number, without an id before', is('', '+919876543210'), is('42', '+919800000043'), false],
    ['another number, without an id since', is('42', '+919876543210'), is('', '+919800000043'), false],
    ['neither, where both are blank', is('', ''), is('', ''), false],
    ['neither, where one is blank', is('42', ''), is('', ''), false],
  ] as const)('is the former one by %s', (_, former, now, isSame) => {
    expect(isSameUser(some(former), now)).toBe(isSame);
  });

  it('is none that nobody knew before', () => {
    expect(isSameUser(none, is('42', '+919876543210'))).toBe(false);
  });
});

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
