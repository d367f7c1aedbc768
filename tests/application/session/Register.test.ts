import { left, right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { Register } from '../../../src/application/session/Register';
import { InMemorySessionGateway } from '../../doubles/InMemorySessionGateway';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { InMemoryAnalytics } from '../../doubles/InMemoryAnalytics';
import { detailsStep, PHONE } from './forms';

describe('registering', () => {
  let gateway: InMemorySessionGateway;
  let storage: InMemorySessionStorage;
  let analytics: InMemoryAnalytics;
  const { signal } = new AbortController();
  const register = (form = detailsStep()) =>
    new Register({ sessions: gateway, storage, analytics }).execute(form, signal);

  beforeEach(() => {
    gateway = new InMemorySessionGateway();
    storage = new InMemorySessionStorage();
    analytics = new InMemoryAnalytics();
  });

  it('keeps tokens and user exactly as login does [SESSION-05]', async () => {
    expect(await register()).toEqual(right(expect.objectContaining({ id: '77', displayName: 'Nila Iyer' })));
    expect(storage.local.get('access_token')).toBe('access-1');
    expect(storage.session.get('token')).toBe('access-1');
    expect(storage.session.get('refresh_token')).toBe('refresh-1');
    expect(storage.session.get('user')).toContain('Nila Iyer');
    expect(storage.local.get('service_id')).toBe('1');
  });

  it('identifies the new customer to analytics [ANLY-01]', async () => {
    await register();
    expect(analytics.identified).toEqual([
      expect.objectContaining({
        id: '77',
        email: 'new@example.in',
        displayName: 'Nila Iyer',
        phone: PHONE,
      }),
    ]);
  });

  it('sends the referral code, or none when it is empty', async () => {
    await register();
    await register(detailsStep({ referralCode: 'ABC' }));
    expect(gateway.callsOf('register')).toEqual([
      expect.objectContaining({ referralCode: none }),
      expect.objectContaining({ referralCode: some('ABC') }),
    ]);
  });

  it('makes no call while a field is missing', async () => {
    expect(await register(detailsStep({ email: ' ' }))).toEqual(left({ kind: 'FieldsMissing' }));
    expect(gateway.asked).toEqual([]);
  });

  it('stores nothing when it failed', async () => {
    gateway.fail('register', gatewayError('Unexpected', 'Already registered'));
    expect(await register()).toEqual(left({ kind: 'Unexpected', message: 'Already registered' }));
    expect([...storage.local, ...storage.session]).toEqual([]);
    expect(analytics.identified).toEqual([]);
  });
});
