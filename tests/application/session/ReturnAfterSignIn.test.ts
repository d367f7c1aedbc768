import { none, some } from 'fp-ts/Option';
import { beforeEach, describe, expect, it } from 'vitest';
import { ReturnAfterSignIn } from '../../../src/application/session/ReturnAfterSignIn';
import { NO_LOGIN_QUERY, RETURN_WITHIN_MS } from '../../../src/domain/session/destination';
import { FixedClock } from '../../doubles/FixedClock';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';

describe('a visitor who was turned away', () => {
  let storage: InMemorySessionStorage;
  let clock: FixedClock;
  let returns: ReturnAfterSignIn;

  beforeEach(() => {
    storage = new InMemorySessionStorage();
    clock = new FixedClock();
    returns = new ReturnAfterSignIn({ storage, clock });
  });

  it('comes back there after signing in, once', () => {
    returns.rememberAddress('/quotation/12?a=b');
    clock.pass(RETURN_WITHIN_MS - 1);
    expect(returns.destination(NO_LOGIN_QUERY)).toBe('/quotation/12?a=b');
    expect(returns.destination(NO_LOGIN_QUERY)).toBe('/dashboard');
  });

  it('goes to the dashboard when it took longer than ten minutes', () => {
    returns.rememberAddress('/quotation/12');
    clock.pass(RETURN_WITHIN_MS);
    expect(returns.destination(NO_LOGIN_QUERY)).toBe('/dashboard');
  });

  it('goes where the address of Login leads, and does not come back later', () => {
    returns.rememberAddress('/quotation/12');
    expect(returns.destination({ ...NO_LOGIN_QUERY, serviceId: some('7') })).toBe('/services/7');
    expect(storage.returnPlace()).toEqual(none);
  });

  it('goes to the dashboard after having opened Login by itself', () => {
    returns.rememberAddress('/quotation/12');
    returns.forgetAddress();
    expect(returns.destination(NO_LOGIN_QUERY)).toBe('/dashboard');
  });

  it('does not come back to an earlier address after one outside the portal', () => {
    returns.rememberAddress('/quotation/12');
    returns.rememberAddress('//evil.example');
    expect(storage.returnPlace()).toEqual(none);
  });
});
