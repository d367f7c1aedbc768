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
    expect(gateway.callsOf('userIdOfTasks')).toEqual([]);
  });

  it('takes the id from a task where the profile has none', async () => {
    gateway.profile = aUser({ id: '' });
    gateway.taskUserId = '42';
    expect(await new RestoreUser({ sessions: gateway, storage }).execute()).toEqual(right(aUser()));
  });

  it('leaves the id out where nobody names it', async () => {
    gateway.profile = aUser({ id: '' });
    gateway.fail('userIdOfTasks', gatewayError('ServerFault'));
    expect(await new RestoreUser({ sessions: gateway, storage }).execute()).toEqual(right(aUser({ id: '' })));
  });

  it('asks nothing for a user it knows', async () => {
    storage.keep(aSession());
    await new RestoreUser({ sessions: gateway, storage }).execute();
    expect(gateway.asked).toEqual([]);
  });

  it('asks nothing without an access token', async () => {
    storage.leave();
    expect(await new RestoreUser({ sessions: gateway, storage }).execute()).toEqual(
      left(gatewayError('Unauthorized')),
    );
    expect(gateway.asked).toEqual([]);
  });

  it('asks nothing with a blank access token', async () => {
    storage.local.set('access_token', ' ');
    expect(await new RestoreUser({ sessions: gateway, storage }).execute()).toEqual(
      left(gatewayError('Unauthorized')),
    );
    expect(gateway.asked).toEqual([]);
  });

  it('keeps nobody when the profile cannot be read', async () => {
    gateway.fail('userOfProfile', gatewayError('Unreachable'));
    expect(await new RestoreUser({ sessions: gateway, storage }).execute()).toEqual(
      left(gatewayError('Unreachable')),
    );
    expect(isNone(storage.user())).toBe(true);
  });

  it('does not bring a customer back who has logged out meanwhile', async () => {
    const answer = gateway.hold('userOfProfile');
    const restoring = new RestoreUser({ sessions: gateway, storage }).execute();
    storage.leave();
    answer();
    await restoring;
    expect(isNone(storage.user())).toBe(true);
  });

  it('leaves the id out where the tasks name none either', async () => {
    gateway.profile = aUser({ id: '' });
    expect(await new RestoreUser({ sessions: gateway, storage }).execute()).toEqual(right(aUser({ id: '' })));
  });

  it('does not take the former customer for the one who has signed in meanwhile', async () => {
    const answer = gateway.hold('userOfProfile');
    const restoring = new RestoreUser({ sessions: gateway, storage }).execute();
    storage.local.set('access_token', 'access-2');
    answer();
    await restoring;
    expect(isNone(storage.user())).toBe(true);
  });

  it('asks once for the same customer, and again once that has ended', async () => {
    gateway.fail('userOfProfile', gatewayError('Unreachable'));
    const restore = new RestoreUser({ sessions: gateway, storage });
    await Promise.all([restore.execute(), restore.execute()]);
    expect(gateway.callsOf('userOfProfile')).toHaveLength(1);
    gateway.fail('userOfProfile', null);
    expect(await restore.execute()).toEqual(right(aUser()));
  });

  it('asks for a customer who comes while the former is still asked for', async () => {
    const answer = gateway.hold('userOfProfile');
    const restore = new RestoreUser({ sessions: gateway, storage });
    const both = [restore.execute()];
    storage.local.set('access_token', 'access-2');
    both.push(restore.execute());
    answer();
    await Promise.all(both);
    expect(gateway.callsOf('userOfProfile')).toHaveLength(2);
    expect(isNone(storage.user())).toBe(false);
  });
});
