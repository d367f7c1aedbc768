import type { ContainerModule } from 'inversify';
import { Deployment } from '../application/configuration/Deployment';
import * as ports from '../application/ports';
import { HeardUnauthorizedCalls } from '../infrastructure/backend/HeardUnauthorizedCalls';
import { lateReads } from '../infrastructure/http/lateCalls';
import { BrowserSessionStorage } from '../infrastructure/storage/BrowserSessionStorage';
import { newRequestId } from '../infrastructure/system/requestId';
import { serverTime } from '../infrastructure/system/serverTime';
import { receivedUsers } from '../infrastructure/wire/userWire';
import { activeLocale } from '../ui/texts/lightTexts';
import { Client } from './client';
import { featureModule } from './featureModule';

const clientOf = (
  { configuration: { api } }: Deployment,
  storage: ports.SessionStorage,
  log: ports.Log,
  calls: HeardUnauthorizedCalls,
): Client =>
  new Client({
    apiOrigin: api.origin,
    pageOrigin: window.location.origin,
    requestId: newRequestId,
    sendsIdempotencyKey: api.idempotency,
    session: () => storage.mark(),
    authorization: (token) => ({ Authorization: `Bearer ${token}` }),
    credentials: 'omit',
    language: activeLocale,
    log,
    fetchOnce: window.fetch.bind(window),
    read: lateReads(window.fetch.bind(window)),
    onUnauthorized: () => calls.notify(),
    onDate: (header) => serverTime.hear(header),
  });

/** How the backend is reached, and how the customer of its sessions is read. */
export const backend: ContainerModule = featureModule(({ bind, bindClass }) => {
  bind(ports.SessionStorage).toConstantValue(new BrowserSessionStorage({ users: receivedUsers }));
  bindClass(HeardUnauthorizedCalls, {});
  bind(ports.UnauthorizedCalls).toService(HeardUnauthorizedCalls);
  bind(Client).toResolvedValue(clientOf, [
    Deployment,
    ports.SessionStorage,
    ports.Log,
    HeardUnauthorizedCalls,
  ]);
});
