import { isNone } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { LogOut } from '../../../src/application/session/LogOut';
import { ReadSession } from '../../../src/application/session/ReadSession';
import { aSession } from '../../doubles/aSession';
import { InMemorySessionGateway } from '../../doubles/InMemorySessionGateway';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { InMemoryAnalytics } from '../../doubles/InMemoryAnalytics';

const signedInStorage = (): InMemorySessionStorage => {
  const storage = new InMemorySessionStorage();
  storage.keepCampaign('partnerx');
  storage.keep(aSession());
  storage.markServiceEntry();
  return storage;
};

const logOut = ({
  sessions = new InMemorySessionGateway(),
  storage = signedInStorage(),
  analytics = new InMemoryAnalytics(),
}): void => new LogOut({ sessions, storage, analytics }).execute();

describe('Log Out', () => {
  it('tells the backend while the session is still there for the call to carry', () => {
    const sessions = new InMemorySessionGateway();
    const storage = signedInStorage();
    sessions.session = () => storage.local.get('access_token');
    logOut({ sessions, storage });
    expect(sessions.callsOf('end')).toEqual(['access-1']);
  });

  it('removes token and user from session storage [SESSION-07]', () => {
    const storage = signedInStorage();
    logOut({ storage });
    expect(storage.session.has('token')).toBe(false);
    expect(storage.session.has('user')).toBe(false);
  });

  it('removes the access token, so that nobody is signed in any more [SESSION-08]', () => {
    const storage = signedInStorage();
    const read = new ReadSession({ storage });
    expect(read.execute().isSignedIn).toBe(true);
    logOut({ storage });
    expect(storage.local.has('access_token')).toBe(false);
    expect(read.execute().isSignedIn).toBe(false);
    expect(isNone(read.execute().user)).toBe(true);
  });

  it('leaves refresh token, campaign and service_id [SESSION-09]', () => {
    const storage = signedInStorage();
    logOut({ storage });
    expect(storage.session.get('refresh_token')).toBe('refresh-1');
    expect(storage.session.get('camp')).toBe('partnerx');
    expect(storage.local.get('service_id')).toBe('1');
  });

  it('removes the session also where the backend cannot be told', () => {
    const sessions = new InMemorySessionGateway();
    sessions.end = () => {
      throw new Error('broken');
    };
    const storage = signedInStorage();
    expect(() => logOut({ sessions, storage })).toThrow('broken');
    expect(storage.local.has('access_token')).toBe(false);
  });

  it('lets analytics forget the customer', () => {
    const analytics = new InMemoryAnalytics();
    logOut({ analytics });
    expect(analytics.resets).toBe(1);
  });
});
