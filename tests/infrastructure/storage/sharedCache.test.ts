import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { instant } from '../../../src/domain/dates/instant';
import { LONGEST_SHARED_MS, MOST_SHARED_BYTES } from '../../../src/domain/documents/sharedFiles';
import { userId } from '../../../src/domain/session/user';
import { CacheSharedFiles } from '../../../src/infrastructure/storage/CacheSharedFiles';
import { keepShares, listShares } from '../../../src/infrastructure/storage/sharedCache';
import { FixedClock } from '../../doubles/FixedClock';
import { aSession, aUser } from '../../doubles/aSession';
import { browserSession } from '../support/browserSession';
import { StubbedCaches } from './StubbedCaches';

const CACHE = 'portal-shared-files';
const at = instant(1_800_000_000_000);
const later = (milliseconds: number) => instant(at + milliseconds);

const file = (name: string, text = name): File => new File([text], name, { type: 'application/pdf' });
const ofSize = (size: number): File => Object.defineProperty(file('large.pdf'), 'size', { value: size });

let caches: StubbedCaches;
beforeEach(() => {
  caches = new StubbedCaches();
});
afterEach(() => void vi.unstubAllGlobals());

const names = async (now = at): Promise<readonly string[]> => (await listShares(now)).map(({ name }) => name);
const kept = (): number => caches.kept[CACHE]?.length ?? 0;

describe('what other apps shared, on the device', () => {
  it('is given back as it came, its name as text, whatever it is called [SHARE-02]', async () => {
    const called = '../<b>फ़ॉर्म</b> 100%&size=0?#.pdf';
    expect(await keepShares([file(called, 'its text')], at)).toBe(0);
    const [shared] = await new CacheSharedFiles({ clock: new FixedClock(new Date(at).toISOString()) }).all();
    expect(shared?.handle).toBeInstanceOf(File);
    if (!(shared?.handle instanceof File)) return;
    expect([shared.handle.name, shared.handle.type]).toEqual([called, 'application/pdf']);
    expect(await shared.handle.text()).toBe('its text');
  });

  it('goes after an hour, and the cache with the last of it [SHARE-02]', async () => {
    await keepShares([file('first.pdf')], at);
    await keepShares([file('second.pdf')], later(1000));
    const afterAnHour = new CacheSharedFiles({
      clock: new FixedClock(new Date(later(LONGEST_SHARED_MS)).toISOString()),
    });
    expect(await names(later(LONGEST_SHARED_MS - 1))).toEqual(['first.pdf', 'second.pdf']);
    expect(await afterAnHour.count()).toBe(1);
    expect(await names(later(LONGEST_SHARED_MS))).toEqual(['second.pdf']);
    expect(kept()).toBe(1);
    expect(await names(later(LONGEST_SHARED_MS + 1000))).toEqual([]);
    expect(caches.kept).toEqual({});
  });

  it('is at most 100 MB altogether, of which old files are no part; the rest is counted [SHARE-02]', async () => {
    await keepShares([ofSize(MOST_SHARED_BYTES)], at);
    expect(await keepShares([file('a.pdf'), file('b.pdf')], later(1000))).toBe(2);
    expect(await keepShares([file('c.pdf')], later(LONGEST_SHARED_MS))).toBe(0);
    expect(await names(later(LONGEST_SHARED_MS))).toEqual(['c.pdf']);
  });

  it('is counted as left out where the device is full [SHARE-02]', async () => {
    caches.full = true;
    expect(await keepShares([file('a.pdf'), file('b.pdf')], at)).toBe(2);
  });

  it('is there for each tab until it is removed [SHARE-03]', async () => {
    await keepShares([file('a.pdf'), file('b.pdf')], at);
    const shared = new CacheSharedFiles({ clock: new FixedClock(new Date(at).toISOString()) });
    const ids = (await shared.all()).map(({ id }) => id);
    expect(await shared.hasAll(ids)).toBe(true);
    let told = 0;
    const stop = shared.onRemoved(() => void (told += 1));
    await shared.remove(ids.slice(0, 1));
    stop();
    await shared.remove([]);
    expect(told).toBe(1);
    expect([await shared.hasAll(ids), await shared.hasAll(ids.slice(1))]).toEqual([false, true]);
    expect(await names()).toEqual(['b.pdf']);
  });

  it('is nothing where the browser has no such storage, and makes none by being looked for', async () => {
    expect([await names(), caches.kept]).toEqual([[], {}]);
    vi.unstubAllGlobals();
    expect(await names()).toEqual([]);
  });
});

const other = (): ReturnType<typeof aSession> => aSession({ user: aUser({ id: userId('43') }) });
const share = (): Promise<number> => keepShares([file('a.pdf')], at);

describe('what other apps shared, and whose it is [SHARE-02]', () => {
  it('goes with the customer who logs out', async () => {
    const storage = browserSession();
    storage.keep(aSession());
    await share();
    storage.leave();
    await expect.poll(kept).toBe(0);
  });

  it('goes with a customer of whom the device has the mark alone', async () => {
    localStorage.setItem('access_token', 'a mark');
    await share();
    browserSession().leave();
    await expect.poll(kept).toBe(0);
  });

  it('goes when another customer signs in, in a tab that knows nobody too', async () => {
    browserSession().keep(aSession());
    await share();
    sessionStorage.clear();
    browserSession().keep(other());
    await expect.poll(kept).toBe(0);
  });

  it('stays for the same customer who signs in again, in a new tab too', async () => {
    browserSession().keep(aSession());
    await share();
    sessionStorage.clear();
    browserSession().keep(aSession());
    await Promise.resolve();
    expect(kept()).toBe(1);
  });

  it('waits for whoever signs in where nobody was, also after a tab that slept learns of an earlier log-out', async () => {
    browserSession().keep(aSession());
    browserSession().leave();
    await expect.poll(kept).toBe(0);
    await share();
    sessionStorage.setItem('token', 'of a tab that slept');
    browserSession().leave();
    browserSession().keep(other());
    await Promise.resolve();
    expect(kept()).toBe(1);
  });
});
