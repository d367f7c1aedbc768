import { writeFile } from 'node:fs/promises';
import { test as base, expect } from '@playwright/test';
import { Desk } from '../../../scripts/desk.ts';
import type { RunningSandbox } from '../../journeys/support/sandbox.ts';
import { Sandboxes } from '../../journeys/support/sandboxes.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { Page } from './page.ts';
import { watchedPortal } from './watch.ts';
import { startWebKit } from './webkit.ts';

const STARTS = { firefox: startFirefox, webkit: startWebKit };
type EngineName = keyof typeof STARTS;

export interface EngineOptions {
  readonly engineName: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  readonly engine: Engine;
  /** The sandboxes of the worker, and the copy of the portal that they serve. */
  readonly served: { readonly sandboxes: Sandboxes; readonly dist: string };
}

interface JourneyFixtures {
  /** The payment provider that the sandbox plays, the demo's own unless a journey names another. */
  readonly provider: string | undefined;
  readonly sandbox: RunningSandbox;
  readonly desk: Desk;
  readonly portal: Page;
}

const START_MS = 180_000;

/** A journey through the built portal in one engine. It fails on every error of its pages, and shows its last view. */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await STARTS[engineName]();
      process.stdout.write(`${engineName} ${engine.version}\n`);
      await provide(engine);
      await engine.stop();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  served: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, provide) => {
      const watched = watchedPortal();
      const sandboxes = new Sandboxes();
      await provide({ sandboxes, dist: watched.folder });
      await sandboxes.stop();
      watched.remove();
    },
    { scope: 'worker', timeout: START_MS },
  ],
  provider: [undefined, { option: true }],
  sandbox: [
    async ({ served, provider }, provide) => {
      await provide(await served.sandboxes.of({ dist: served.dist, provider }));
    },
    { timeout: START_MS },
  ],
  desk: async ({ sandbox }, provide) => {
    await provide(new Desk(sandbox.address));
  },
  portal: async ({ engine, sandbox }, provide, info) => {
    const page = new Page(await engine.newTab(), sandbox.address);
    await provide(page);
    if (info.status !== info.expectedStatus)
      await writeFile(info.outputPath('last-view.png'), await page.tab.picture());
    expect(await page.leave()).toEqual([]);
  },
});

export { expect };
