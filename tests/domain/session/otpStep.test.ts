import { describe, expect, it } from 'vitest';
import { map, none, some } from 'fp-ts/Option';
import { instant } from '../../../src/domain/dates/instant';
import { isOtpAwaited, isSignedInSince } from '../../../src/domain/session/otpStep';
import { noDetails } from '../../../src/domain/session/signUpDetails';
import { sessionMark } from '../../../src/domain/session/user';

const step = {
  isSignUp: false,
  phone: '+919876543210',
  sentAt: instant(Date.parse('2026-11-20T09:35:00Z')),
  details: noDetails,
  mark: sessionMark(''),
};
const isAwaitedAt = (time: string): boolean => isOtpAwaited(step, instant(Date.parse(time)));

describe('the step that waits for a one-time password', () => {
  it('outlasts a reload for ten minutes', () => {
    expect(isAwaitedAt('2026-11-20T09:35:00Z')).toBe(true);
    expect(isAwaitedAt('2026-11-20T09:44:59Z')).toBe(true);
    expect(isAwaitedAt('2026-11-20T09:45:00Z')).toBe(false);
  });

  it.each([
    ['nobody, as then', '', none, false],
    ['the session that was stored then', 'expired', some('expired'), false],
    ['nobody any more', 'expired', none, false],
    ['somebody for the first time', '', some('new'), true],
    ['somebody anew', 'expired', some('new'), true],
  ])('is over where another tab has signed in since: %s', (_, then, now, isOver) => {
    const kept = { ...step, mark: sessionMark(then) };
    expect(isSignedInSince(kept, map(sessionMark)(now))).toBe(isOver);
  });
});
