import { test as base, expect } from '@playwright/test';
import { Desk } from '../../../scripts/desk.ts';
import { Announcements } from './announcements.ts';
import { Incidents } from './incidents.ts';
import { PressLog } from './pressLog.ts';
import { Releases } from './releases.ts';
import type { RunningSandbox } from './sandbox.ts';
import { Sandboxes } from './sandboxes.ts';

interface JourneyFixtures {
  /** Keys of the portal's configuration that differ from the demo's; set them for a whole file by `test.use`. */
  readonly portal: object | undefined;
  /** The payment provider that the sandbox plays, the demo's own unless set in this way. */
  readonly provider: string | undefined;
  /** Whether the sandbox plays captcha, analytics and chat too. */
  readonly vendors: boolean | undefined;
  readonly sandbox: RunningSandbox;
  readonly desk: Desk;
  readonly incidents: Incidents;
  /** Watched in a journey that asks for them alone: each change of its pages is looked at. */
  readonly announcements: Announcements;
}

// All journeys have the same fixtures of a worker: another set would end the worker, its browser and its sandboxes.
interface WorkerFixtures {
  readonly sandboxes: Sandboxes;
  readonly releases: Releases;
}

/**
 * A journey through the built portal with a sandbox of its worker. It fails on every unannounced entry in
 * `incidents`. Faults that it switched on are cleared afterwards.
 */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  portal: [undefined, { option: true }],
  provider: [undefined, { option: true }],
  vendors: [undefined, { option: true }],
  sandboxes: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its pattern
    async ({}, provide) => {
      const sandboxes = new Sandboxes();
      await provide(sandboxes);
      await sandboxes.stop();
    },
    { scope: 'worker' },
  ],
  releases: [
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, provide) => {
      const releases = new Releases();
      await provide(releases);
      releases.end();
    },
    { scope: 'worker' },
  ],
  sandbox: [
    async ({ sandboxes, portal, provider, vendors }, provide) => {
      await provide(await sandboxes.of({ portal, provider, vendors }));
    },
    // The first start of a day makes the demo data, beside the other steps of npm test.
    { timeout: 180_000 },
  ],
  baseURL: async ({ sandbox }, provide) => {
    await provide(sandbox.address);
  },
  desk: async ({ sandbox }, provide) => {
    const desk = new Desk(sandbox.address);
    await provide(desk);
    await desk.clearFaults();
  },
  announcements: async ({ context }, provide) => {
    const announcements = new Announcements();
    await announcements.watch(context);
    await provide(announcements);
  },
  incidents: [
    async ({ context }, provide, info) => {
      const incidents = new Incidents();
      const presses = new PressLog();
      await incidents.watch(context);
      await presses.watch(context);
      await provide(incidents);
      if (info.status !== info.expectedStatus)
        process.stdout.write(`\npresses of "${info.title}":\n${presses.last()}\n`);
      expect(incidents.unexpected()).toEqual([]);
      // A request that is still led elsewhere when its journey ends is nobody's fault.
      for (const routed of [...context.pages(), context])
        await routed.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
