import { userId } from '../../../src/domain/session/user';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Running, startSandbox } from '../../sandbox/startSandbox';
import { NodeUploadRequest } from '../NodeUploadRequest';
import { phoneFrom } from '../numbers';
import { sandboxBackend } from '../sandboxBackend';
import { exampleOf } from './exampleOf';
import { type Exchange, reportingFetch } from './exchange';
import { paysByOthers } from './paymentScenario';
import { beside, buys, enters, reads, type Stage, writes } from './scenario';
import { everyProvider } from '../payment/playedProviders';

/** Seeds count from it, so that every run has the same dates. */
const NOW = new Date('2026-11-20T04:30:00.000Z');
const FOLDER = 'docs/api/examples';

const files = new Map<string, string>();
let running: Running;
let directory: string;

const play = async (stage: Stage): Promise<void> => {
  await beside(stage);
  await enters(stage);
  const person = { phone: '+916000000077', displayname: 'Asha Rao', email: 'asha@example.in' };
  const { body } = await running.post('/sandbox/customers', { body: person });
  const user = {
    id: userId(String(body.data.id)),
    phone: person.phone,
    email: person.email,
    displayName: 'Asha Rao',
  };
  const token = String(body.access_token);
  const of = { ...stage.backend.signedInAs(token, { ...user, avatar: '' }), user: { ...user, avatar: '' } };
  await reads(stage, { of, token });
  await writes(stage, { of, token });
  await buys(stage, { of, token });
  await paysByOthers(stage, { of, token });
};

/** Plays the scenario and keeps the first exchange after each name. */
const record = async (): Promise<void> => {
  let name = '';
  let names: Readonly<Record<string, string>> = {};
  const take = (exchange: Exchange): void => {
    name ||= Object.entries(names).find(([path]) => exchange.url.pathname.endsWith(path))?.[1] ?? '';
    if (name === '') return;
    const origins = { portal: running.origin, gateway: running.gateway };
    for (const [file, text] of exampleOf(name, exchange, origins)) files.set(file, text);
    name = '';
  };
  vi.stubGlobal('XMLHttpRequest', NodeUploadRequest);
  vi.stubGlobal('fetch', reportingFetch(fetch, take));
  let phones = 900;
  const backend = {
    ...sandboxBackend(running.origin, async () => undefined),
    freshPhone: () => phoneFrom(`+916000000${(phones += 1)}`),
  };
  await play({
    running,
    backend,
    keep: async (next, call) => {
      const before = files.size;
      name = next;
      await call();
      if (files.size === before) throw new Error(`${next} made no call.`);
    },
    keepEach: async (next, run) => {
      names = next;
      await run();
      names = {};
      for (const each of Object.values(next))
        if (!files.has(`${each}.json`)) throw new Error(`${each} made no call.`);
    },
  });
};

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  directory = mkdtempSync(join(tmpdir(), 'examples-'));
  running = await startSandbox({
    databaseUrl: null,
    directory,
    furtherProviders: everyProvider,
  });
  await record();
});
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await running.close();
  rmSync(directory, { recursive: true, force: true });
});

describe('docs/api/examples', () => {
  it('has exactly what portal and sandbox say today; npm run api:examples writes it again', async () => {
    for (const [file, text] of files) await expect(text).toMatchFileSnapshot(join('../../..', FOLDER, file));
    expect(readdirSync(FOLDER).filter((file) => !files.has(file))).toEqual([]);
  });
});
