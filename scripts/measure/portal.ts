import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as requestTo } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Desk } from '../desk.ts';
import { freePort } from '../port.ts';
import { type Amounts, documentsAnswer, responsesOf, stepsAnswer } from './belongings.ts';

const TRACKING = /^\/api\/v3\/tracking-status-by-taskid\/(\d+)$/;
const DOCUMENTS = /^\/api\/v3\/files\/task\/(\d+)$/;
const TASK_CALL_TAKES_MS = 60;
const DESK_KEY = 'key-of-the-measuring';

/** Calls for the steps of tasks, as recorded. */
interface Tracking {
  readonly asked: string[];
  mostAtOnce: number;
  atOnce: number;
}

/** The built portal on its sandbox, for a customer with the given amounts. */
export interface MeasuredPortal {
  readonly address: string;
  readonly token: string;
  readonly tracking: Tracking;
  readonly stop: () => Promise<void>;
}

const sandboxOn = async (
  directory: string,
): Promise<{ readonly origin: string; readonly stop: () => Promise<void> }> => {
  const program = spawn(process.execPath, ['dist-sandbox/main.js'], {
    env: {
      ...process.env,
      PORT: String(await freePort()),
      GATEWAY_PORT: String(await freePort()),
      SANDBOX_DIR: directory,
      SANDBOX_QUIET: '1',
      SANDBOX_KEY: DESK_KEY,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = (): Promise<void> =>
    new Promise((resolve) => {
      program.once('exit', () => resolve());
      program.kill('SIGTERM');
    });
  for await (const line of createInterface({ input: program.stdout }))
    if (line.startsWith('ready ')) return { origin: line.slice('ready '.length), stop };
  throw new Error('The sandbox did not start: is it built?');
};

const forward = (origin: string, from: IncomingMessage, to: ServerResponse): void => {
  const { method, url, headers } = from;
  const onward = requestTo(new URL(url ?? '/', origin), { method, headers }, (response) => {
    to.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(to);
  });
  onward.on('error', () => to.writeHead(502).end());
  from.pipe(onward);
};

const sendJson = (to: ServerResponse, body: object): void => {
  to.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const track = (id: string, tracking: Tracking, to: ServerResponse): void => {
  tracking.asked.push(id);
  tracking.atOnce += 1;
  tracking.mostAtOnce = Math.max(tracking.mostAtOnce, tracking.atOnce);
  setTimeout(() => {
    tracking.atOnce -= 1;
    sendJson(to, stepsAnswer());
  }, TASK_CALL_TAKES_MS);
};

const sendDocuments = (id: string, to: ServerResponse): void => {
  setTimeout(() => sendJson(to, documentsAnswer(Number(id))), TASK_CALL_TAKES_MS);
};

const inFrontOf = (origin: string, amounts: Amounts, tracking: Tracking): Server => {
  const responses = responsesOf(amounts);
  return createServer((from, to) => {
    const path = new URL(from.url ?? '/', origin).pathname;
    const response = responses.get(path.replace('/api/v3/', ''));
    const task = (address: RegExp): string | undefined =>
      amounts.tasks === undefined ? undefined : address.exec(path)?.[1];
    const tracked = task(TRACKING);
    // The sandbox knows none of these tasks: each would be a failed call, with its line on the console.
    const documented = task(DOCUMENTS);
    if (response !== undefined) sendJson(to, response);
    else if (tracked !== undefined) track(tracked, tracking, to);
    else if (documented !== undefined) sendDocuments(documented, to);
    else forward(origin, from, to);
  });
};

/** Starts the built sandbox with the built portal and serves the given amounts in front of it. */
export const startPortal = async (amounts: Amounts): Promise<MeasuredPortal> => {
  const directory = mkdtempSync(join(tmpdir(), 'measure-'));
  const sandbox = await sandboxOn(directory);
  const desk = new Desk(sandbox.origin, DESK_KEY);
  const { access_token: token } = await desk.addCustomer({ phone: '+919811111111' });
  const tracking: Tracking = { asked: [], mostAtOnce: 0, atOnce: 0 };
  const server = inFrontOf(sandbox.origin, amounts, tracking);
  const port = await freePort();
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await sandbox.stop();
    rmSync(directory, { recursive: true, force: true });
  };
  return { address: `http://127.0.0.1:${port}`, token, tracking, stop };
};
