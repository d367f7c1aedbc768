import { isNone } from 'fp-ts/Option';
import { beforeEach, describe, expect, it } from 'vitest';
import { WatchSession } from '../../../src/application/session/WatchSession';
import { InMemoryAnalytics } from '../../doubles/InMemoryAnalytics';
import { aSession } from '../../doubles/aSession';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { InMemoryReloader } from '../../doubles/InMemoryReloader';

describe('what other tabs do with the session', () => {
  let vault: InMemorySessionStorage;
  let reloader: InMemoryReloader;
  let analytics: InMemoryAnalytics;
  let heard: number;
  let following: WatchSession;
  let stop: () => void;

  beforeEach(() => {
    vault = new InMemorySessionStorage();
    vault.keep(aSession());
    reloader = new InMemoryReloader();
    analytics = new InMemoryAnalytics();
    heard = 0;
    following = new WatchSession(vault, reloader, analytics);
    stop = following.execute(() => void (heard += 1));
  });

  it('takes a log-out elsewhere as one here: token and user of this tab go too', () => {
    vault.elsewhere((local) => local.delete('access_token'));
    expect(heard).toBe(1);
    expect(vault.session.has('token')).toBe(false);
    expect(vault.session.has('user')).toBe(false);
    expect(analytics.resets).toBe(1);
    expect(reloader.reloads).toBe(0);
  });

  it('starts the page anew when another customer has signed in elsewhere', () => {
    vault.elsewhere((local) => local.set('access_token', 'of-another'));
    expect(isNone(vault.user())).toBe(true);
    expect(reloader.reloads).toBe(1);
  });

  it('keeps everything when the token is still the same', () => {
    vault.elsewhere(() => undefined);
    expect(vault.session.get('token')).toBe('access-1');
    expect(reloader.reloads).toBe(0);
  });

  it('tells whether anything changed', () => {
    expect(following.settle()).toBe(false);
    vault.local.set('access_token', 'of-another');
    expect(following.settle()).toBe(true);
    vault.local.delete('access_token');
    expect(following.settle()).toBe(true);
  });

  it('hears nothing once it was ended', () => {
    stop();
    vault.elsewhere((local) => local.delete('access_token'));
    expect(heard).toBe(0);
  });
});
