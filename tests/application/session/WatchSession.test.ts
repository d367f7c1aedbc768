import { isNone, some } from 'fp-ts/Option';
import { beforeEach, describe, expect, it } from 'vitest';
import { WatchSession } from '../../../src/application/session/WatchSession';
import { InMemoryAnalytics } from '../../doubles/InMemoryAnalytics';
import { aSession, aUser } from '../../doubles/aSession';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { InMemoryReloader } from '../../doubles/InMemoryReloader';

describe('what other tabs do with the session', () => {
  let storage: InMemorySessionStorage;
  let reloader: InMemoryReloader;
  let analytics: InMemoryAnalytics;
  let heard: number;
  let following: WatchSession;
  let stop: () => void;

  beforeEach(() => {
    storage = new InMemorySessionStorage();
    storage.keep(aSession());
    reloader = new InMemoryReloader();
    analytics = new InMemoryAnalytics();
    heard = 0;
    following = new WatchSession({ storage, reloader, analytics });
    stop = following.execute(() => void (heard += 1));
  });

  it('logs out here too after a log-out elsewhere: token and user of this tab are removed', () => {
    storage.elsewhere((local) => local.delete('access_token'));
    expect(heard).toBe(1);
    expect(storage.session.has('token')).toBe(false);
    expect(storage.session.has('user')).toBe(false);
    expect(analytics.resets).toBe(1);
    expect(reloader.reloads).toBe(0);
  });

  it('reloads the page when another customer has signed in elsewhere', () => {
    storage.elsewhere((local) => local.set('access_token', 'of-another'));
    expect(isNone(storage.user())).toBe(true);
    expect(reloader.reloads).toBe(1);
  });

  it('reloads the page and keeps what is the customer’s when the same one has signed in elsewhere [LINE-06]', () => {
    storage.signInElsewhere(aSession({ mark: 'access-2' }));
    expect([following.settle(), storage.user(), reloader.reloads]).toEqual([true, some(aUser()), 1]);
  });

  it('keeps everything when the token is still the same', () => {
    storage.elsewhere(() => undefined);
    expect(storage.session.get('token')).toBe('access-1');
    expect(reloader.reloads).toBe(0);
  });

  it('tells whether anything changed', () => {
    expect(following.settle()).toBe(false);
    storage.local.set('access_token', 'of-another');
    expect(following.settle()).toBe(true);
    storage.local.delete('access_token');
    expect(following.settle()).toBe(true);
  });

  it('calls no listener after it was unsubscribed', () => {
    stop();
    storage.elsewhere((local) => local.delete('access_token'));
    expect(heard).toBe(0);
  });

  it('reloads a page that Back shows again in the session of another customer [ENTRY-14]', () => {
    storage.shownAgain((local) => local.set('access_token', 'of-another'));
    expect([reloader.reloads, heard]).toEqual([1, 0]);
  });

  it('logs out a page that Back shows again after Log Out [ENTRY-14]', () => {
    storage.shownAgain((local) => local.delete('access_token'));
    expect([reloader.reloads, heard, storage.session.has('token')]).toEqual([0, 1, false]);
  });

  it('no longer hears of Back once it is stopped', () => {
    stop();
    storage.shownAgain((local) => local.delete('access_token'));
    expect(heard).toBe(0);
  });

  it('forgets the last customer as a page starts that heard of no log-out [SESSION-12]', () => {
    storage.local.delete('access_token');
    following.arrive();
    expect([isNone(storage.user()), storage.session.has('token'), analytics.resets]).toEqual([
      true,
      false,
      1,
    ]);
  });

  it("forgets the last customer as a page starts in another one's session, without a reload [SESSION-12]", () => {
    storage.local.set('access_token', 'of-another');
    following.arrive();
    expect([isNone(storage.user()), storage.session.has('token'), reloader.reloads]).toEqual([
      true,
      false,
      0,
    ]);
  });

  it("leaves a visitor's tab and a customer's own as they are when a page starts", () => {
    following.arrive();
    expect(storage.session.get('token')).toBe('access-1');
    storage.leave();
    following.arrive();
    expect(analytics.resets).toBe(0);
  });
});
