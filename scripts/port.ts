import { createServer } from 'node:net';

const tryListen = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => {
      resolve(undefined);
    });
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      probe.close(() => {
        resolve(taken);
      });
    });
  });

/** Whether the port is free on this machine's loopback. */
export const isFree = async (port: number): Promise<boolean> => (await tryListen(port)) !== undefined;

/** A port that is free at this moment. */
export const freePort = async (): Promise<number> => {
  const port = await tryListen(0);
  if (port === undefined) throw new Error('This machine has no free port.');
  return port;
};

/** The port in PORT, or the default one; undefined when PORT is no port number. */
export const wantedPort = (text: string | undefined, usual: number): number | undefined => {
  if (text === undefined || text === '') return usual;
  const port = Number(text);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
};
