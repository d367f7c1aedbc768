import { map, none, some } from 'fp-ts/Option';
import { beforeEach, describe, expect, it } from 'vitest';
import { KeepOtpStep } from '../../../src/application/session/KeepOtpStep';
import { sessionMark } from '../../../src/domain/session/user';
import type { OtpStep } from '../../../src/domain/session/otpStep';
import { noDetails } from '../../../src/domain/session/signUpDetails';
import { aSession } from '../../doubles/aSession';
import { FixedClock } from '../../doubles/FixedClock';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { PHONE } from './forms';

const TEN_MINUTES = 600_000;
const details = { email: 'asha@example.in', displayName: 'Asha', referralCode: '' };
const sent = { isSignUp: false, phone: PHONE, details: noDetails };

let clock: FixedClock;
let storage: InMemorySessionStorage;
let step: KeepOtpStep;
const isOver = (kept: OtpStep): boolean => step.isOver(kept);
beforeEach(() => {
  clock = new FixedClock();
  storage = new InMemorySessionStorage();
  step = new KeepOtpStep({ clock, storage });
});

describe('the step that waits for a one-time password [AMB-65]', () => {
  it('comes back on the form that sent it, for ten minutes by the device’s own clock', () => {
    clock.fastBy = 5000;
    step.sent(sent);
    const kept = { ...sent, sentAt: clock.device(), mark: sessionMark('') };
    expect([step.of('login'), step.of('signUp')]).toEqual([some(kept), none]);
    clock.pass(TEN_MINUTES - 1);
    expect(step.of('login')).toEqual(some(kept));
    clock.pass(1);
    expect(step.of('login')).toEqual(none);
  });

  it('comes back on Sign Up with what was typed since', () => {
    step.sent({ ...sent, isSignUp: true });
    step.typed(details);
    const kept = { ...sent, isSignUp: true, details, sentAt: clock.device(), mark: sessionMark('') };
    expect([step.of('signUp'), step.of('login')]).toEqual([some(kept), none]);
  });

  it('of Sign Up alone is over once Login hands another number over', () => {
    step.sent(sent);
    step.handOver('+919000000001');
    expect(storage.otpStep()).toEqual(some({ ...sent, sentAt: clock.device(), mark: sessionMark('') }));
    const kept = { ...sent, isSignUp: true };
    step.sent(kept);
    for (const typed of ['+9198', '+91 98']) {
      step.handOver(typed);
      expect([typed, storage.otpStep()]).toEqual([
        typed,
        some({ ...kept, sentAt: clock.device(), mark: sessionMark('') }),
      ]);
    }
    step.handOver('+9190');
    expect(storage.otpStep()).toEqual(none);
  });

  it('is not kept by typing before a password was sent', () => {
    step.typed(details);
    expect(storage.otpStep()).toEqual(none);
  });

  it('is over once it is forgotten', () => {
    step.sent(sent);
    step.forget();
    expect(step.of('login')).toEqual(none);
  });

  it('comes back for a customer whose session expired, until somebody signs in', () => {
    storage.keep(aSession());
    step.sent(sent);
    expect(map(isOver)(step.of('login'))).toEqual(some(false));
    storage.local.set('access_token', 'access-2');
    expect(map(isOver)(step.of('login'))).toEqual(some(true));
  });
});
