import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Ended {
  readonly code: number | string | null | undefined;
  readonly shown: string;
  readonly complained: string;
}

const run = (script: string, PORT: string): Promise<Ended> =>
  new Promise((done) => {
    const options = { env: { ...process.env, PORT }, timeout: 20_000 };
    execFile(process.execPath, [script], options, (error, shown, complained) => {
      done({ code: error === null ? 0 : error.code, shown, complained });
    });
  });

const listenOn = (host: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, host, () => resolve(server));
  });

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const COMMANDS = [
  ['npm run dev', 'scripts/dev.ts'],
  ['npm start', 'scripts/start.ts'],
] as const;

describe.each(COMMANDS)('%s', (command, script) => {
  let other: Server;

  beforeAll(async () => {
    other = await listenOn('127.0.0.1');
  });
  afterAll(() => void other.close());

  it('on a taken port says in one sentence which it is and what to do, and fails', async () => {
    const port = portOf(other);
    const sentence = `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} ${command}\n`;
    expect(await run(script, String(port))).toEqual({ code: 1, shown: '', complained: sentence });
  });

  it('fails in one sentence when PORT is no port number', async () => {
    const complained = 'PORT is "portal", which is no port number.\n';
    expect(await run(script, 'portal')).toEqual({ code: 1, shown: '', complained });
  });
});
