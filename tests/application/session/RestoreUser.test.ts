import { left, right } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { RestoreUser } from '../../../src/application/session/RestoreUser';
import { aSession, aUser } from '../../doubles/aSession';
import { InMemorySessionGateway } from '../../doubles/InMemorySessionGateway';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';

describe('a tab with an access token but no user', () => {
  let storage: InMemorySessionStorage;
  let gateway: InMemorySessionGateway;

  beforeEach(() => {
    storage = new InMemorySessionStorage();
    storage.local.set('access_token', 'access-1');
    gateway = new InMemorySessionGateway();
  });

  it('fills name and phone from the profile and keeps them [SESSION-10]', async () => {
    expect(await new RestoreUser({ sessions: gateway, storage }).execute()).toEqual(right(aUser()));
    expect(storage.session.get('user')).toContain('Asha Rao');
  });

  it('makes no call for a user it knows', async () => {
    storage.keep(aSession());
    await new RestoreUser({ sessions: gateway, storage }).execute();
    expect(gateway.asked).toEqual([]);
  });

  it('makes no call without an access token', async () => {
    storage.leave();
    expect(await new RestoreUser({ sessions: gateway, storage }).execute()).toEqual(
      left(gatewayError('Unauthorized')),
    );
    expect(gateway.asked).toEqual([]);
  });

  it('makes no call with a blank access token', async () => {
    storage.local.set('access_token', ' ');
    expect(await new RestoreUser({ sessions: gateway, storage }).execute()).toEqual(
      left(gatewayError('Unauthorized')),
    );
    expect(gateway.asked).toEqual([]);
  });

  it('stores no user when the profile cannot be read', async () => {
    gateway.fail('user', gatewayError('Unreachable'));
    expect(await new RestoreUser({ sessions: gateway, storage }).execute()).toEqual(
      left(gatewayError('Unreachable')),
    );
    expect(isNone(storage.user())).toBe(true);
  });

  it('does not bring a customer back who has logged out meanwhile', async () => {
    const result = gateway.hold('user');
    const restoring = new RestoreUser({ sessions: gateway, storage }).execute();
    storage.leave();
    result();
    await restoring;
    expect(isNone(storage.user())).toBe(true);
  });

  it('leaves the id empty where the backend names none', async () => {
    gateway.customer = aUser({ id: '' });
    expect(await new RestoreUser({ sessions: gateway, storage }).execute()).toEqual(right(aUser({ id: '' })));
  });

  it('does not store the former customer for one who has signed in meanwhile', async () => {
    const result = gateway.hold('user');
    const restoring = new RestoreUser({ sessions: gateway, storage }).execute();
    storage.local.set('access_token', 'access-2');
    result();
    await restoring;
    expect(isNone(storage.user())).toBe(true);
  });

  it('makes one call for the same customer, and another once that has ended', async () => {
    gateway.fail('user', gatewayError('Unreachable'));
    const restore = new RestoreUser({ sessions: gateway, storage });
    await Promise.all([restore.execute(), restore.execute()]);
    expect(gateway.callsOf('user')).toHaveLength(1);
    gateway.fail('user', null);
    expect(await restore.execute()).toEqual(right(aUser()));
  });

  it('makes a call of its own for a customer who signs in while the former is still looked up', async () => {
    const result = gateway.hold('user');
    const restore = new RestoreUser({ sessions: gateway, storage });
    const both = [restore.execute()];
    storage.local.set('access_token', 'access-2');
    both.push(restore.execute());
    result();
    await Promise.all(both);
    expect(gateway.callsOf('user')).toHaveLength(2);
    expect(isNone(storage.user())).toBe(false);
  });
});
