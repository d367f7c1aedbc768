import type { RouteHandlerCallback } from 'workbox-core/types';
import { instant } from '../../domain/dates/instant';
import { sharedAddress } from '../../domain/documents/sharedFiles';
import { keepShares, listShares } from '../storage/sharedCache';
import { mayKeep } from './configuration';

const now = () => instant(Date.now());

const keep = async (request: Request): Promise<string> => {
  const form = await request.formData();
  const files = [...form.values()].filter((entry) => entry instanceof File);
  return sharedAddress((await mayKeep()) ? await keepShares(files, now()) : files.length);
};

// One after the other, so that two never find the same room.
let last: Promise<unknown> = Promise.resolve();

/**
 * Keeps what another app shared, and leads on to the page that shows it (SHARE-01). Any page may post here, and a worker
 * cannot tell who did: files only come to stand in the customer's list, and no call is made before the customer's press.
 */
export const share: RouteHandlerCallback = async ({ request }) => {
  const kept = last.then(() => keep(request)).catch(() => sharedAddress(1));
  last = kept;
  return Response.redirect(await kept, 303);
};

/** Removes what is older than an hour. */
export const dropOldShares = async (): Promise<void> => void (await listShares(now()).catch(() => []));
