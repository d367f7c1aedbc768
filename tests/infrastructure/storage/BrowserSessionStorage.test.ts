import { browserSession } from '../support/browserSession';
import { fillLocalStorage } from '../support/fullStorage';
import { asReceived } from '../../../src/domain/received/asReceived';
import { isNone, isSome, none, some } from 'fp-ts/Option';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrowserSessionStorage } from '../../../src/infrastructure/storage/BrowserSessionStorage';
import { ReadSession } from '../../../src/application/session/ReadSession';
import { LocalReadNotificationStorage } from '../../../src/infrastructure/storage/LocalReadNotificationStorage';
import { instant } from '../../../src/domain/dates/instant';
import { noDetails } from '../../../src/domain/session/signUpDetails';
import { sessionMark, userId } from '../../../src/domain/session/user';
import { DownloadFolder, stubFolder } from '../system/DownloadFolder';
import { aSession, anothersSession, aUser } from '../../doubles/aSession';

const keysOf = (storage: Storage): readonly string[] =>
  Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '').toSorted();

describe('the stored session', () => {
  it('writes the access token to session token and local access_token [SESSION-01] [SESSION-03]', () => {
    browserSession().keep(aSession());
    expect(sessionStorage.getItem('token')).toBe('access-1');
    expect(localStorage.getItem('access_token')).toBe('access-1');
  });

  it('writes the refresh token to session storage [SESSION-02]', () => {
    browserSession().keep(aSession());
    expect(sessionStorage.getItem('refresh_token')).toBe('refresh-1');
  });

  it('stores the received user unchanged, including unknown fields, numbers and null [SESSION-04]', () => {
    const data = { id: 42, displayname: 'Asha Rao', phone: '+919876543210', email: null, pan: 'ABCPE1234F' };
    browserSession().keep(aSession({ userAsReceived: asReceived(data) }));
    expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toEqual(data);
    expect(browserSession().user()).toEqual(some(aUser({ email: '', avatar: '' })));
  });

  it('uses only these keys [STOR-01] [STOR-02]', () => {
    const storage = browserSession();
    storage.keepCampaign('website');
    storage.keep(aSession());
    storage.markServiceEntry();
    new LocalReadNotificationStorage().keep([]);
    expect(keysOf(sessionStorage)).toEqual(['camp', 'refresh_token', 'token', 'user']);
    expect(keysOf(localStorage)).toEqual([
      'access_token',
      'portal.customer',
      'readNotifications',
      'service_id',
    ]);
  });

  it('survives a reload of the page', () => {
    browserSession().keep(aSession());
    expect(browserSession().user()).toEqual(some(aUser()));
    expect(browserSession().mark()).toEqual(some('access-1'));
  });

  it('leaves it to the adapter of a backend what its customer looks like', () => {
    const user = aUser({ displayName: 'Asha of elsewhere' });
    const storage = new BrowserSessionStorage({
      users: {
        read: (received) => (JSON.stringify(received) === '["asha"]' ? some(user) : none),
        change: () => asReceived(['asha']),
      },
    });
    storage.keep(aSession({ userAsReceived: asReceived(['somebody']) }));
    expect(storage.user()).toEqual(none);
    storage.keepUser(user);
    expect([storage.user(), sessionStorage.getItem('user')]).toEqual([some(user), '["asha"]']);
  });

  it('keeps other stored fields when the user changes', () => {
    const storage = browserSession();
    storage.keep(aSession({ userAsReceived: asReceived({ id: 42, email: null, pan: 'ABCPE1234F' }) }));
    storage.keepUser(aUser({ displayName: 'Asha R.', email: '', phone: '', avatar: '' }));
    expect(JSON.parse(sessionStorage.getItem('user') ?? '')).toEqual({
      id: 42,
      email: null,
      pan: 'ABCPE1234F',
      displayname: 'Asha R.',
    });
  });
});

describe('unreadable stored values count as absent', () => {
  it.each(['{', '', 'null', '[]', '7', '"text"', '{}', '{"id":{}}'])('user=%s [STOR-04]', (stored) => {
    sessionStorage.setItem('user', stored);
    expect(browserSession().user()).toEqual(none);
  });

  it.each(['', '   '])('access_token=%j', (stored) => {
    localStorage.setItem('access_token', stored);
    expect(browserSession().mark()).toEqual(none);
  });

  it('trims a stored token', () => {
    localStorage.setItem('access_token', ' T\n');
    expect(browserSession().mark()).toEqual(some('T'));
  });
});

describe('who is signed in', () => {
  it('is decided by the stored access token alone [SESSION-06]', () => {
    const read = new ReadSession({ storage: browserSession() });
    expect(read.execute().isSignedIn).toBe(false);
    localStorage.setItem('access_token', 'T');
    expect(read.execute()).toEqual({ isSignedIn: true, user: none });
    localStorage.clear();
    sessionStorage.setItem('token', 'T');
    expect(read.execute().isSignedIn).toBe(false);
  });
});

describe('a browser that keeps nothing', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('signs in for as long as the page is open, and says that it is no longer [ENTRY-06]', () => {
    const storage = browserSession();
    expect(storage.outlivesPage()).toBe(true);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    storage.keep(aSession());
    expect([isSome(storage.mark()), storage.outlivesPage()]).toEqual([true, false]);
  });
});

describe('log-out', () => {
  it('removes token, user and access_token and nothing else', () => {
    const storage = browserSession();
    storage.keepCampaign('partnerx');
    storage.keep(aSession());
    storage.markServiceEntry();
    storage.leave();
    expect(keysOf(sessionStorage)).toEqual(['camp', 'refresh_token']);
    expect(keysOf(localStorage)).toEqual(['service_id']);
    storage.discardRefreshToken();
    expect(keysOf(sessionStorage)).toEqual(['camp']);
  });
});

const storageEvent = (key: string | null): void => {
  window.dispatchEvent(new StorageEvent('storage', { key }));
};

/** The browser's folder with a download and a file of somebody else. */
const folderWith = (name: string): DownloadFolder => {
  const folder = new DownloadFolder();
  stubFolder(folder);
  folder.add(name, Date.now());
  folder.add('other', 0);
  return folder;
};

describe('a packed download in the browser’s folder', () => {
  afterEach(() => void vi.unstubAllGlobals());
  it('goes with the customer who logs out, however new it is [MONEY-06]', async () => {
    const folder = folderWith('download-1');
    browserSession().leave();
    await expect.poll(() => [...folder.files.keys()]).toEqual(['other']);
  });

  it('goes when another customer signs in, and stays for the same one [MONEY-06]', async () => {
    const storage = browserSession();
    const before = folderWith('download-0');
    storage.keep(aSession());
    await expect.poll(() => before.files.size).toBe(1);
    const folder = folderWith('download-1');
    storage.keep(aSession());
    storage.keep(aSession({ user: aUser({ id: userId('43') }) }));
    await expect.poll(() => [...folder.files.keys()]).toEqual(['other']);
    expect(folder.timesOpened).toBe(1);
  });
});

const transition = (kind: 'pagehide' | 'pageshow', persisted: boolean): void =>
  void window.dispatchEvent(Object.assign(new Event(kind), { persisted }));

describe('a page that Back shows again as it was left', () => {
  it('hears that the session is another by now, and nothing else [ENTRY-14]', () => {
    const storage = browserSession();
    const heard = vi.fn<() => void>();
    const stop = storage.onShownAgain(heard);
    storage.keep(aSession());
    transition('pagehide', true);
    transition('pageshow', true);
    expect(heard).not.toHaveBeenCalled();
    localStorage.setItem('access_token', 'of-another');
    transition('pageshow', false);
    expect(heard).not.toHaveBeenCalled();
    transition('pageshow', true);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    transition('pageshow', true);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('hears of a log-out that this tab was asleep for, once it is seen again [SESSION-12]', () => {
    const storage = browserSession();
    const heard = vi.fn<() => void>();
    const seen = vi.spyOn(document, 'visibilityState', 'get');
    const turn = (state: DocumentVisibilityState): void => {
      seen.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    };
    storage.keep(aSession());
    const stop = storage.onChangeElsewhere(heard);
    turn('hidden');
    turn('visible');
    expect(heard).not.toHaveBeenCalled();
    turn('hidden');
    localStorage.removeItem('access_token');
    turn('visible');
    turn('visible');
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    seen.mockRestore();
  });

  it("removes what a customer leaves in the tab, and keeps a visitor's own step and address [SESSION-12]", () => {
    const storage = browserSession();
    storage.keep(aSession());
    const personal = ['portal.answers.16', 'portal.forms', 'portal.submissions', 'portal.sentFiles'];
    for (const key of personal) sessionStorage.setItem(key, 'x');
    localStorage.setItem('portal.orderForm', 'x');
    storage.leave();
    expect(keysOf(sessionStorage)).toEqual(['refresh_token']);
    expect(keysOf(localStorage)).toEqual([]);
    for (const key of personal) sessionStorage.setItem(key, 'x');
    const step = {
      isSignUp: false,
      phone: '+919876543210',
      sentAt: instant(1),
      details: noDetails,
      mark: sessionMark(''),
    };
    storage.keepOtpStep(step);
    storage.keepReturnPlace({ address: '/task/1', at: instant(1) });
    storage.leave();
    expect(keysOf(sessionStorage)).toEqual(['portal.otpStep', 'portal.returnPlace', 'refresh_token']);
  });

  it('knows of a customer who was here before, even after Log Out [ENTRY-14]', () => {
    const storage = browserSession();
    expect(storage.hadCustomer()).toBe(false);
    storage.keep(aSession());
    storage.markServiceEntry();
    storage.leave();
    expect(browserSession().hadCustomer()).toBe(true);
  });
});

describe('other tabs', () => {
  it('are noticed when they change the access token or clear everything', () => {
    const heard = vi.fn<() => void>();
    const stop = browserSession().onChangeElsewhere(heard);
    storageEvent('access_token');
    storageEvent(null);
    storageEvent('readNotifications');
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    storageEvent('access_token');
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('invalidate this session when they store another token', () => {
    const storage = browserSession();
    storage.keep(aSession());
    expect(storage.follow()).toBe(false);
    localStorage.setItem('access_token', 'of-another');
    expect([storage.follow(), isNone(storage.user()), storage.follow()]).toEqual([true, true, false]);
  });

  it('keep it for the same customer, and not for one of whom no id is known', () => {
    const [here, there] = [browserSession(), browserSession()];
    here.keep(aSession());
    const tab = Object.entries(sessionStorage);
    const signInElsewhere = (mark: string, id: string): void => {
      there.keep(aSession({ mark, user: aUser({ id }) }));
      for (const [key, value] of tab) sessionStorage.setItem(key, value);
    };
    signInElsewhere('access-2', '42');
    expect([here.follow(), here.user()]).toEqual([true, some(aUser())]);
    signInElsewhere('access-3', '');
    expect([here.follow(), here.user()]).toEqual([true, none]);
  });

  it("do not let a former customer's page claim the session of the next one", () => {
    const storage = browserSession();
    storage.keep(aSession());
    localStorage.setItem('access_token', 'of another');
    storage.keepUser(aUser({ displayName: 'Asha R.' }));
    expect([sessionStorage.getItem('token'), storage.follow(), storage.user()]).toEqual([
      'access-1',
      true,
      none,
    ]);
  });
});

const refuse = (): never => {
  throw new DOMException('denied', 'SecurityError');
};

describe('a browser that forbids storage', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('keeps the session in memory, so that the customer can continue in this tab', () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
    const storage = browserSession();
    expect([storage.mark(), storage.user(), storage.campaign()]).toEqual([none, none, none]);
    storage.keepCampaign('website');
    storage.keep(aSession());
    expect(storage.mark()).toEqual(some('access-1'));
    expect(storage.user()).toEqual(some(aUser()));
    expect(storage.campaign()).toEqual(some('website'));
    storage.leave();
    expect([storage.mark(), storage.user()]).toEqual([none, none]);
  });

  it('keeps it in memory when storage is full, and leaves no former one to the next page', () => {
    browserSession().keep(aSession());
    fillLocalStorage();
    const storage = browserSession();
    storage.keep(anothersSession());
    expect(storage.mark()).toEqual(some('of another'));
    expect(browserSession().mark()).toEqual(none);
  });
});

describe('the step that waits for a one-time password', () => {
  const step = {
    isSignUp: true,
    phone: '+919876543210',
    sentAt: instant(1),
    details: noDetails,
    mark: sessionMark(''),
  };

  it('survives a reload with the mark of a session that expired', () => {
    const storage = browserSession();
    storage.keep(aSession());
    storage.keepOtpStep({ ...step, mark: sessionMark('access-1') });
    expect(browserSession().otpStep()).toEqual(some({ ...step, mark: 'access-1' }));
  });

  it('survives a reload of this tab, until a session begins', () => {
    browserSession().keepOtpStep(step);
    expect(browserSession().otpStep()).toEqual(some(step));
    expect(keysOf(localStorage)).toEqual([]);
    browserSession().keep(aSession());
    expect(sessionStorage.getItem('portal.otpStep')).toBeNull();
  });

  it('is gone with a log-out and when it is forgotten', () => {
    const storage = browserSession();
    storage.keep(aSession());
    storage.keepOtpStep(step);
    storage.leave();
    expect(storage.otpStep()).toEqual(none);
    storage.keepOtpStep(step);
    storage.forgetOtpStep();
    expect(storage.otpStep()).toEqual(none);
  });

  it.each(['', '{}', '{"isSignUp":true}', 'null', '[]'])('counts %j as absent', (text) => {
    sessionStorage.setItem('portal.otpStep', text);
    expect(browserSession().otpStep()).toEqual(none);
  });
});
