import { waitFor } from '@testing-library/react';
import { isNone } from 'fp-ts/Option';
import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aSession, aUser } from '../../doubles/aSession';
import { SessionHarness } from './sessionHarness';

let harness: SessionHarness;

beforeEach(() => {
  harness = new SessionHarness();
});

describe('the signed-in user', () => {
  it('is known from the start', () => {
    harness.storage.keep(aSession());
    const session = harness.newSession();
    expect([session.isSignedIn, session.displayName, session.phone, session.avatar]).toEqual([
      true,
      'Asha Rao',
      '+919876543210',
      'avatars/42.png',
    ]);
  });

  it('is none without an access token', () => {
    expect([harness.session.isSignedIn, harness.session.displayName, harness.session.phone]).toEqual([
      false,
      '',
      '',
    ]);
  });

  it('is none in a tab that was away while another one logged out [SESSION-12]', () => {
    harness.storage.keep(aSession());
    harness.storage.local.delete('access_token');
    const session = harness.newSession();
    expect([session.isSignedIn, session.displayName, session.phone]).toEqual([false, '', '']);
    expect([...harness.storage.session.keys()]).toEqual(['refresh_token']);
  });

  it('gets name and phone from the profile in a tab that has only the token [SESSION-10]', async () => {
    harness.storage.local.set('access_token', 'access-1');
    const session = harness.newSession();
    void session.restore();
    session.refresh();
    expect([session.isSignedIn, session.displayName]).toEqual([true, '']);
    await waitFor(() => expect([session.displayName, session.phone]).toEqual(['Asha Rao', '+919876543210']));
    expect(harness.gateway.callsOf('user')).toHaveLength(1);
  });

  it("is the latest customer, even if the previous one's profile is still loading", async () => {
    harness.storage.local.set('access_token', 'access-1');
    const result = harness.gateway.hold('user');
    const session = harness.newSession();
    session.begin();
    void session.restore();
    harness.storage.elsewhere((local) => local.set('access_token', 'access-2'));
    harness.gateway.customer = aUser({ id: '43', displayName: 'Ravi Iyer' });
    result();
    await waitFor(() => expect(session.displayName).toBe('Ravi Iyer'));
    expect(harness.gateway.callsOf('user')).toHaveLength(2);
  });

  it('stays signed in when the profile cannot be loaded', async () => {
    harness.storage.local.set('access_token', 'access-1');
    harness.gateway.fail('user', gatewayError('Unreachable'));
    const session = harness.newSession();
    await session.restore();
    expect(harness.gateway.callsOf('user')).toHaveLength(1);
    expect([session.isSignedIn, isNone(session.user)]).toEqual([true, true]);
  });

  it('is none after Log Out [SESSION-07] [SESSION-08]', () => {
    harness.storage.keep(aSession());
    const session = harness.newSession();
    session.logOut();
    expect([session.isSignedIn, isNone(session.user)]).toEqual([false, true]);
    expect([...harness.storage.local.keys(), ...harness.storage.session.keys()]).toEqual(['refresh_token']);
  });

  it('is none after a log-out in another tab, until unsubscribed', () => {
    harness.storage.keep(aSession());
    const session = harness.newSession();
    const stop = session.begin();
    harness.storage.elsewhere((local) => local.delete('access_token'));
    expect([session.isSignedIn, isNone(session.user)]).toEqual([false, true]);
    stop();
    harness.storage.elsewhere((local) => local.set('access_token', 'access-2'));
    expect(session.isSignedIn).toBe(false);
  });
});
