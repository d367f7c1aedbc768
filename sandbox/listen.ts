import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Routes } from './http/environment';
import type { Sandbox } from './sandbox';

export type Listening = {
  readonly portal: string;
  readonly gateway: string;
  readonly close: () => Promise<void>;
};

type Place = { readonly host: string; readonly port: number };
type Open = { readonly port: number; readonly close: () => Promise<void> };

/** Longer than the 60 s of nginx and of most clients: a connection that closes just as they use it is a failed call. */
const KEPT_ALIVE_MS = 65_000;
/** How long a stop waits for calls that still work with the database. */
const LAST_CALLS_MS = 2000;

const open = (app: Routes, place: Place): Promise<Open> =>
  new Promise((resolve, reject) => {
    const handle = getRequestListener(app.fetch);
    const underWay = new Set<Promise<unknown>>();
    const server = createServer((incoming, outgoing) => {
      const call = Promise.resolve(handle(incoming, outgoing)).finally(() => underWay.delete(call));
      underWay.add(call);
    });
    server.keepAliveTimeout = KEPT_ALIVE_MS;
    server.once('error', reject);
    server.listen(place.port, place.host, () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : place.port;
      const close = async (): Promise<void> => {
        const closed = new Promise((done) => {
          server.close(done);
        });
        server.closeAllConnections();
        await closed;
        // A call works on though its connection has gone.
        await Promise.race([Promise.allSettled(underWay), pause(LAST_CALLS_MS, undefined, { ref: false })]);
      };
      resolve({ port, close });
    });
  });

const origin = (opened: Open): string => `http://localhost:${opened.port}`;

const openFiles = async ({ context, files }: Sandbox): Promise<readonly Open[]> => {
  const { host, filesPort } = context.config;
  if (filesPort === undefined) return [];
  const opened = await open(files, { host, port: filesPort });
  context.ports.files = opened.port;
  return [opened];
};

/** Opens the ports of the portal, the gateway and, where asked, the stored files; closing ends the connections first, then the database. */
export const listen = async (sandbox: Sandbox): Promise<Listening> => {
  const { host, port, gatewayPort } = sandbox.context.config;
  const gateway = await open(sandbox.gateway, { host, port: gatewayPort });
  sandbox.context.ports.gateway = gateway.port;
  const files = await openFiles(sandbox);
  const portal = await open(sandbox.portal, { host, port });
  sandbox.context.ports.portal = portal.port;
  const close = async (): Promise<void> => {
    await Promise.all([portal, gateway, ...files].map((opened) => opened.close()));
    await sandbox.close();
  };
  return { portal: origin(portal), gateway: origin(gateway), close };
};
