import { none, type Option, some } from 'fp-ts/Option';
import { describe, expect, it, vi } from 'vitest';
import { Deployment } from '../../../src/application/configuration/Deployment';
import { OpenLogin } from '../../../src/application/session/OpenLogin';
import { aConfiguration } from '../../doubles/aConfiguration';
import { aSession } from '../../doubles/aSession';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';

const ANDROID_LISTING = 'https://store.example/android';
const IOS_LISTING = 'https://store.example/ios';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';

const stores = (androidApp: string, iosApp: string): Deployment => {
  const { links } = aConfiguration();
  return new Deployment(aConfiguration({ links: { ...links, androidApp, iosApp } }));
};

const open = (storage: InMemorySessionStorage, campaign: Option<string> = none): void =>
  new OpenLogin({ storage, browser: new InMemoryBrowser(), deployment: stores('', '') }).execute(campaign);

describe('the Login screen opens', () => {
  it("keeps the campaign of the address, else 'website' [LOGIN-03]", () => {
    const storage = new InMemorySessionStorage();
    open(storage);
    expect(storage.session.get('camp')).toBe('website');
    open(storage, some('partnerx'));
    expect(storage.session.get('camp')).toBe('partnerx');
  });

  it('lets a stored campaign stay when the address has none [LOGIN-03]', () => {
    const storage = new InMemorySessionStorage();
    open(storage, some('partnerx'));
    open(storage);
    expect(storage.session.get('camp')).toBe('partnerx');
  });

  it('discards a left-over refresh token when nobody is signed in [SESSION-09]', () => {
    const storage = new InMemorySessionStorage();
    storage.keep(aSession());
    storage.leave();
    expect(storage.session.get('refresh_token')).toBe('refresh-1');
    open(storage);
    expect(storage.session.has('refresh_token')).toBe(false);
  });

  it('leaves the refresh token of a signed-in customer alone', () => {
    const storage = new InMemorySessionStorage();
    storage.keep(aSession());
    open(storage);
    expect(storage.session.get('refresh_token')).toBe('refresh-1');
  });
});

const sentTo = (agent: string, deployment: Deployment): readonly string[] => {
  const browser = new InMemoryBrowser(agent);
  const replaceWith = vi.spyOn(browser, 'replaceWith');
  new OpenLogin({ storage: new InMemorySessionStorage(), browser, deployment }).execute(none);
  return replaceWith.mock.calls.flat();
};

describe('the Login screen on a mobile user agent', () => {
  it('redirects to the store listing of the phone [LOGIN-32]', () => {
    const both = stores(ANDROID_LISTING, IOS_LISTING);
    expect(sentTo(ANDROID, both)).toEqual([ANDROID_LISTING]);
    expect(sentTo(IPHONE, both)).toEqual([IOS_LISTING]);
    expect(sentTo('Mozilla/5.0 (X11; Linux x86_64)', both)).toEqual([]);
  });

  it('stays where no listing is configured, so that no phone is locked out [LOGIN-32]', () => {
    expect(sentTo(ANDROID, stores('', IOS_LISTING))).toEqual([]);
    expect(sentTo(IPHONE, stores(ANDROID_LISTING, ''))).toEqual([]);
  });
});
