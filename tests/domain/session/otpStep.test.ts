import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/dates/instant';
import { isOtpAwaited } from '../../../src/domain/session/otpStep';
import { noDetails } from '../../../src/domain/session/signUpDetails';

const step = {
  isSignUp: false,
  phone: '+919876543210',
  sentAt: instant(Date.parse('2026-11-20T09:35:00Z')),
  details: noDetails,
};
const isAwaitedAt = (time: string): boolean => isOtpAwaited(step, instant(Date.parse(time)));

describe('the step that waits for a one-time password', () => {
  it('outlasts a reload for ten minutes', () => {
    expect(isAwaitedAt('2026-11-20T09:35:00Z')).toBe(true);
    expect(isAwaitedAt('2026-11-20T09:44:59Z')).toBe(true);
    expect(isAwaitedAt('2026-11-20T09:45:00Z')).toBe(false);
  });
});
