import { isNone } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { LogOut } from '../../../src/application/session/LogOut';
import { ReadSession } from '../../../src/application/session/ReadSession';
import { aSession } from '../../doubles/aSession';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { InMemoryAnalytics } from '../../doubles/InMemoryAnalytics';

const signedInVault = (): InMemorySessionStorage => {
  const vault = new InMemorySessionStorage();
  vault.keepCampaign('partnerx');
  vault.keep(aSession());
  vault.markServiceEntry();
  return vault;
};

describe('Log Out', () => {
  it('removes token and user from session storage [SESSION-07]', () => {
    const vault = signedInVault();
    new LogOut(vault, new InMemoryAnalytics()).execute();
    expect(vault.session.has('token')).toBe(false);
    expect(vault.session.has('user')).toBe(false);
  });

  it('removes the access token, so that nobody is signed in any more [SESSION-08]', () => {
    const vault = signedInVault();
    const read = new ReadSession(vault);
    expect(read.execute().isSignedIn).toBe(true);
    new LogOut(vault, new InMemoryAnalytics()).execute();
    expect(vault.local.has('access_token')).toBe(false);
    expect(read.execute().isSignedIn).toBe(false);
    expect(isNone(read.execute().user)).toBe(true);
  });

  it('leaves refresh token, campaign and service_id [SESSION-09]', () => {
    const vault = signedInVault();
    new LogOut(vault, new InMemoryAnalytics()).execute();
    expect(vault.session.get('refresh_token')).toBe('refresh-1');
    expect(vault.session.get('camp')).toBe('partnerx');
    expect(vault.local.get('service_id')).toBe('1');
  });

  it('lets analytics forget the customer', () => {
    const analytics = new InMemoryAnalytics();
    new LogOut(signedInVault(), analytics).execute();
    expect(analytics.resets).toBe(1);
  });
});
