import { isSome, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/dates/instant';
import { isRecent } from '../../../src/domain/dates/isRecent';
import { isOtpAwaited } from '../../../src/domain/session/otpStep';
import { typedAt } from '../../../src/application/forms/keptForm';
import { returnAddress } from '../../../src/domain/session/destination';
import { isSessionInDoubt, sessionMark, userId } from '../../../src/domain/session/user';

const MINUTE_MS = 60_000;
const THEN = Date.parse('2026-11-20T09:35:00Z');
const at = instant(THEN);

const otpStep = {
  isSignUp: false,
  phone: '+919876543210',
  sentAt: at,
  mark: sessionMark(''),
  details: { email: '', displayName: '', referralCode: '' },
};

const form = { customer: userId('42'), address: '/profile', at };

/** What is remembered for a while, and whether it still counts. */
const remembered = {
  'the OTP step': (now: number) => isOtpAwaited(otpStep, instant(now)),
  'a form that was cut off': (now: number) =>
    isSome(typedAt([{ ...form, typed: { pan: 'A' } }], { ...form, at: instant(now) })),
  'the address that a visitor was turned away from': (now: number) =>
    isSome(returnAddress(some({ address: '/cart', at }), instant(now))),
  'a confirmed session': (now: number) => !isSessionInDoubt(some(at), instant(now)),
};

describe('what the device’s clock measures', () => {
  it('counts no longer as soon as the time is over', () => {
    expect([999, 1000].map((passed) => isRecent(at, instant(THEN + passed), 1000))).toEqual([true, false]);
  });

  it.each(Object.entries(remembered))('counts a moment later and earlier: %s [ENTRY-03]', (_, counts) => {
    expect([counts(THEN + 1000), counts(THEN - 1000)]).toEqual([true, true]);
  });

  it.each(Object.entries(remembered))(
    'counts no longer once the clock was set by more than it is kept: %s [ENTRY-03]',
    (_, counts) => {
      for (const minutes of [330, 24 * 60, 30 * 24 * 60, 365 * 24 * 60, 3652 * 24 * 60])
        expect([counts(THEN + minutes * MINUTE_MS), counts(THEN - minutes * MINUTE_MS)]).toEqual([
          false,
          false,
        ]);
    },
  );
});
