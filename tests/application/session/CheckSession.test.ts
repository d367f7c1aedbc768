import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { CheckSession } from '../../../src/application/session/CheckSession';
import { SESSION_CONFIRMED_FOR_MS } from '../../../src/domain/session/limits';
import { aSession } from '../../doubles/aSession';
import { FixedClock } from '../../doubles/FixedClock';
import { InMemorySessionGateway } from '../../doubles/InMemorySessionGateway';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';

describe('whether a session has ended', () => {
  let gateway: InMemorySessionGateway;
  let storage: InMemorySessionStorage;
  let clock: FixedClock;
  let check: CheckSession;
  const asked = (): number => gateway.callsOf('confirm').length;

  beforeEach(() => {
    gateway = new InMemorySessionGateway();
    storage = new InMemorySessionStorage();
    storage.keep(aSession());
    clock = new FixedClock();
    check = new CheckSession({ sessions: gateway, storage, clock });
  });

  it('is true when the backend does not confirm it', async () => {
    gateway.fail('confirm', gatewayError('Unauthorized'));
    expect(await check.execute()).toBe(true);
  });

  it.each(['Unreachable', 'ServerFault', 'Forbidden', 'Malformed'] as const)(
    'is unknown after %s, so the next 401 checks again',
    async (kind) => {
      gateway.fail('confirm', gatewayError(kind));
      expect([await check.execute(), await check.execute()]).toEqual([false, false]);
      expect(asked()).toBe(2);
    },
  );

  it('is checked once for all calls of a screen that are refused at a time', async () => {
    const result = gateway.hold('confirm');
    gateway.fail('confirm', gatewayError('Unauthorized'));
    const checks = [check.execute(), check.execute(), check.execute()];
    result();
    expect(await Promise.all(checks)).toEqual([true, false, false]);
    expect(asked()).toBe(1);
  });

  it('is not checked again right after the backend has confirmed the session', async () => {
    expect(await check.execute()).toBe(false);
    gateway.fail('confirm', gatewayError('Unauthorized'));
    clock.pass(SESSION_CONFIRMED_FOR_MS - 1);
    expect([await check.execute(), asked()]).toEqual([false, 1]);
    clock.pass(1);
    expect([await check.execute(), asked()]).toEqual([true, 2]);
  });

  it('is false for a session that began while the check was under way', async () => {
    gateway.fail('confirm', gatewayError('Unauthorized'));
    const result = gateway.hold('confirm');
    const checked = check.execute();
    storage.keep(aSession({ mark: 'access-2' }));
    result();
    expect(await checked).toBe(false);
  });

  it('is not checked where nobody is signed in', async () => {
    storage.leave();
    expect([await check.execute(), asked()]).toEqual([false, 0]);
  });
});
