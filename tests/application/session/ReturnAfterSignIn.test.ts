import { none, some } from 'fp-ts/Option';
import { beforeEach, describe, expect, it } from 'vitest';
import { ReturnAfterSignIn } from '../../../src/application/session/ReturnAfterSignIn';
import { NO_LOGIN_QUERY, RETURN_WITHIN_MS } from '../../../src/domain/session/destination';
import { FixedClock } from '../../doubles/FixedClock';
import { aSession } from '../../doubles/aSession';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';

describe('a visitor who was turned away', () => {
  let storage: InMemorySessionStorage;
  let clock: FixedClock;
  let browser: InMemoryBrowser;
  let returns: ReturnAfterSignIn;

  beforeEach(() => {
    storage = new InMemorySessionStorage();
    clock = new FixedClock();
    browser = new InMemoryBrowser();
    returns = new ReturnAfterSignIn({ storage, clock, browser });
  });

  it('comes back there after signing in, once', () => {
    returns.rememberAddress('/quotation/12?a=b');
    clock.pass(RETURN_WITHIN_MS - 1);
    expect(returns.destination(NO_LOGIN_QUERY)).toBe('/quotation/12?a=b');
    expect(returns.destination(NO_LOGIN_QUERY)).toBe('/dashboard');
  });

  it.each([11, -11, 3650 * 24 * 60])(
    'comes back where the clock turned out to be %i minutes fast in between [ENTRY-03]',
    (minutes) => {
      returns.turnAway('/quotation/12', true);
      clock.pass(-minutes * 60_000);
      clock.fastBy = minutes * 60_000;
      expect(returns.destination(NO_LOGIN_QUERY)).toBe('/quotation/12');
    },
  );

  describe('on a browser that a customer has logged out of', () => {
    beforeEach(() => {
      storage.keep(aSession());
      storage.markServiceEntry();
      storage.leave();
    });

    it('is not led to a page that Back or a reload has met again [ENTRY-14]', () => {
      browser.visitsNewly = false;
      returns.turnAway('/quotation/12', true);
      expect(returns.destination(NO_LOGIN_QUERY)).toBe('/dashboard');
    });

    it('is not led to a page that Back has met within a newly opened document [ENTRY-14]', () => {
      returns.turnAway('/quotation/12', false);
      expect(returns.destination(NO_LOGIN_QUERY)).toBe('/dashboard');
    });

    it('is led to a page that was opened by itself, as by a link in an SMS [AMB-51]', () => {
      returns.turnAway('/quotation/12', true);
      browser.visitsNewly = false;
      returns.turnAway('/quotation/11', true);
      expect(returns.destination(NO_LOGIN_QUERY)).toBe('/quotation/12');
    });
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
