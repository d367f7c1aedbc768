import { left, right } from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { VerifyOtp } from '../../../src/application/session/VerifyOtp';
import { anothersSession, aUser } from '../../doubles/aSession';
import { InMemorySessionGateway } from '../../doubles/InMemorySessionGateway';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { InMemoryAnalytics } from '../../doubles/InMemoryAnalytics';
import { PHONE, otpStep } from './forms';

describe('verifying the OTP', () => {
  let gateway: InMemorySessionGateway;
  let storage: InMemorySessionStorage;
  let analytics: InMemoryAnalytics;
  const verify = (otp = '123456', source = new AbortController()) =>
    new VerifyOtp({ sessions: gateway, storage, analytics }).execute(otpStep(otp), source.signal);

  beforeEach(() => {
    gateway = new InMemorySessionGateway();
    gateway.customers.set(PHONE, aUser());
    storage = new InMemorySessionStorage();
    analytics = new InMemoryAnalytics();
  });

  it('keeps the session and sets local service_id to 1 [LOGIN-31]', async () => {
    expect(await verify()).toEqual(right(aUser()));
    expect(storage.local.get('access_token')).toBe('access-1');
    expect(storage.local.get('service_id')).toBe('1');
  });

  it('identifies the user to analytics with id, email, name and phone [ANLY-01]', async () => {
    await verify();
    expect(analytics.identified).toEqual([
      expect.objectContaining({
        id: '42',
        email: 'asha@example.in',
        displayName: 'Asha Rao',
        phone: '+919876543210',
      }),
    ]);
  });

  it('parts from a former customer who never logged out, before analytics knows this one', async () => {
    const told: string[] = [];
    analytics.reset = () => void told.push('reset');
    analytics.identify = ({ id }) => void told.push(id);
    storage.keep(anothersSession());
    await verify();
    expect(told).toEqual(['reset', '42']);
  });

  it('parts also from one of whom a new tab knows only the session', async () => {
    storage.local.set('access_token', 'of another');
    await verify();
    expect(analytics.resets).toBe(1);
  });

  it('stays with a visitor, and with a customer who signs in again', async () => {
    await verify();
    await verify();
    expect(analytics.resets).toBe(0);
  });

  it('makes no call while the OTP does not have six digits', async () => {
    expect(await verify('12345')).toEqual(left({ kind: 'OtpInvalid' }));
    expect(gateway.asked).toEqual([]);
  });

  it.each([
    ['Rejected', 'OtpNotAccepted', ''],
    ['Unauthorized', 'OtpNotAccepted', ''],
    ['Refused', 'OtpNotAccepted', ''],
    ['ServerFault', 'OtpUnanswered', ''],
    ['Unreachable', 'OtpUnanswered', ''],
    ['Malformed', 'OtpUnanswered', ''],
    ['Unexpected', 'OtpUnanswered', 'Said.'],
  ] as const)(
    'names the number and stores nothing when the response is %s, which is %s and says %j [LOGIN-23] [LOGIN-24]',
    async (failure, kind, message) => {
      gateway.fail('signIn', gatewayError(failure, 'Said.'));
      expect(await verify()).toEqual(left({ kind, phone: PHONE, message }));
      expect([...storage.local, ...storage.session]).toEqual([]);
      expect(analytics.identified).toEqual([]);
    },
  );

  it('stores nothing and goes nowhere when the customer cancelled', async () => {
    gateway.hold('signIn');
    const source = new AbortController();
    const verifying = verify('123456', source);
    source.abort();
    expect(await verifying).toEqual(left({ kind: 'Cancelled' }));
    expect([...storage.local]).toEqual([]);
  });
});
