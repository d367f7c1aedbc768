import { createServer } from 'node:net';
import { stop } from './stop.ts';

/** Names such as `localhost` lead to either of them. */
const LOOPBACKS = ['127.0.0.1', '::1'] as const;

interface Tried {
  readonly port: number;
  /** Why the port could not be opened, such as EADDRINUSE. */
  readonly fault: string | undefined;
}

const tryListen = (port: number, host: string): Promise<Tried> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      resolve({ port, fault: error.code ?? error.message });
    });
    probe.listen(port, host, () => {
      const address = probe.address();
      const taken = typeof address === 'object' && address !== null ? address.port : port;
      probe.close(() => {
        resolve({ port: taken, fault: undefined });
      });
    });
  });

/** A port that is free at this moment. */
export const freePort = async (): Promise<number> => {
  const { port, fault } = await tryListen(0, LOOPBACKS[0]);
  if (fault !== undefined) throw new Error('This machine has no free port.');
  return port;
};

/** The port in PORT, or the default one; undefined when PORT is no port number. */
const wantedPort = (text: string | undefined, usual: number): number | undefined => {
  if (text === undefined || text === '') return usual;
  const port = Number(text);
  return Number.isInteger(port) && port > 0 && port < 65_536 ? port : undefined;
};

/** The port that a command serves the portal on; where it cannot be had, one sentence says so and the program ends. */
export const portalPort = async (command: string): Promise<number> => {
  const text = process.env['PORT'];
  const port = wantedPort(text, 4173) ?? stop(`PORT is "${text}", which is no port number.`);
  const tried = await Promise.all(LOOPBACKS.map((host) => tryListen(port, host)));
  const faults = tried.map(({ fault }) => fault);
  const other = port < 65_535 ? port + 1 : port - 1;
  if (faults.includes('EADDRINUSE'))
    stop(`Port ${port} is in use. Stop what runs there, or choose another: PORT=${other} ${command}`);
  if (faults.includes('EACCES'))
    stop(`Port ${port} may not be opened by this user. Choose one from 1024 on: PORT=4173 ${command}`);
  return port;
};
