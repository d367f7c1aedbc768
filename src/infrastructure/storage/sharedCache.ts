import { type Instant, instant } from '../../domain/dates/instant';
import { isShareOver, sharesThatFit } from '../../domain/documents/sharedFiles';
import { forgetShares, hasCaches, SHARED_CACHE } from './forgetShares';

// The page and the service worker both keep and read it, so it uses what both have.

/** A shared file as it is listed, without its bytes. */
export interface ListedShare {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly receivedAt: Instant;
}

// The key says all that is to be known, so that a list opens no file; nothing of it is an address that anybody asks for.
const keyOf = ({ id, name, size, receivedAt }: ListedShare): string => {
  const said = new URLSearchParams({ name, size: String(size), receivedAt: String(receivedAt) });
  return `/shared/${id}?${said.toString()}`;
};

const readKey = (address: string): ListedShare => {
  const { pathname, searchParams } = new URL(address);
  return {
    id: pathname.split('/').at(-1) ?? '',
    name: searchParams.get('name') ?? '',
    size: Number(searchParams.get('size')),
    receivedAt: instant(Number(searchParams.get('receivedAt'))),
  };
};

/** Removes those that `isGone` names, and the cache with the last of them; gives the others, the oldest first. */
const withoutShares = async (isGone: (share: ListedShare) => boolean): Promise<readonly ListedShare[]> => {
  if (!hasCaches() || !(await caches.has(SHARED_CACHE))) return [];
  const cache = await caches.open(SHARED_CACHE);
  const kept: ListedShare[] = [];
  for (const request of await cache.keys()) {
    const share = readKey(request.url);
    if (isGone(share)) await cache.delete(request);
    else kept.push(share);
  }
  if (kept.length === 0) await forgetShares();
  return kept;
};

/** What is kept now; what is older than an hour is removed first. */
export const listShares = (now: Instant): Promise<readonly ListedShare[]> =>
  withoutShares(({ receivedAt }) => isShareOver(receivedAt, now));

export const removeShares = async (ids: readonly string[]): Promise<void> => {
  await withoutShares(({ id }) => ids.includes(id));
};

/** The file of a share; undefined where it is gone. */
export const openShare = async (share: ListedShare): Promise<File | undefined> => {
  const found = await caches.match(keyOf(share), { cacheName: SHARED_CACHE });
  if (found === undefined) return undefined;
  const bytes = await found.blob();
  return new File([bytes], share.name, { type: bytes.type });
};

/** Keeps the files that find room; gives how many do not, also where the device has none left. */
export const keepShares = async (files: readonly File[], now: Instant): Promise<number> => {
  const before = await listShares(now);
  const keptBytes = before.reduce((sum, { size }) => sum + size, 0);
  let leftOut = files.length;
  for (const file of sharesThatFit(files, keptBytes)) {
    const share = { id: crypto.randomUUID(), name: file.name, size: file.size, receivedAt: now };
    try {
      await (await caches.open(SHARED_CACHE)).put(keyOf(share), new Response(file));
      leftOut -= 1;
    } catch {
      // The device is full: it is told as one that found no room.
    }
  }
  return leftOut;
};
