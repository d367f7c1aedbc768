import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { stop } from './stop.ts';

/** Names such as `localhost` lead to either of them. */
const LOOPBACKS = ['127.0.0.1', '::1'] as const;

/** Why the port cannot be opened, such as EADDRINUSE; undefined where it can. */
const faultOf = (port: number, host: string): Promise<string | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code ?? error.message);
    });
    probe.listen(port, host, () => {
      probe.close(() => {
        resolve(undefined);
      });
    });
  });

/** Below the ports of outgoing connections, one of which could take a port before the program that it is meant for. */
const [FIRST_PORT, LAST_PORT] = [20_000, 29_999];
const TRIES = 100;
const given = new Set<number>();

/** A port that is free at this moment, and that no earlier call was given. */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT + 1);
    if (!given.has(port) && (await faultOf(port, LOOPBACKS[0])) === undefined) {
      given.add(port);
      return port;
    }
  }
  throw new Error('This machine has no free port.');
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
  const faults = await Promise.all(LOOPBACKS.map((host) => faultOf(port, host)));
  const other = port < 65_535 ? port + 1 : port - 1;
  if (faults.includes('EADDRINUSE'))
    stop(`Port ${port} is in use. Stop what runs there, or choose another: PORT=${other} ${command}`);
  if (faults.includes('EACCES'))
    stop(`Port ${port} may not be opened by this user. Choose one from 1024 on: PORT=4173 ${command}`);
  return port;
};
