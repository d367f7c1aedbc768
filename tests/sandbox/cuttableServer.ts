import { connect, createServer, type Socket } from 'node:net';

/**
 * A proxy to a server that a test can cut: open connections break, and new ones fail until it is restored.
 */
export type CuttableServer = {
  /** The server's address through the proxy. */
  readonly address: string;
  readonly cut: () => void;
  readonly mend: () => void;
  readonly close: () => Promise<void>;
};

const portOf = (address: URL): number => Number(address.port || 5432);

/** Starts a cuttable proxy to the server at that address. */
export const cuttableServer = async (server: string): Promise<CuttableServer> => {
  const target = new URL(server);
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
    return socket;
  };
  const way = createServer((inward) => {
    if (isCut) {
      inward.destroy();
      return;
    }
    const outward = keep(connect(portOf(target), target.hostname));
    keep(inward).pipe(outward).pipe(inward);
    inward.once('close', () => outward.destroy());
    outward.once('close', () => inward.destroy());
  });
  await new Promise<void>((resolve) => {
    way.listen(0, '127.0.0.1', resolve);
  });
  const listening = way.address();
  if (listening === null || typeof listening === 'string') throw new Error('The way has no port.');
  const address = new URL(server);
  address.hostname = '127.0.0.1';
  address.port = String(listening.port);
  const cut = (): void => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: address.href,
    cut,
    mend: () => {
      isCut = false;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => {
        way.close(resolve);
      });
    },
  };
};
