import { test as base, expect } from '@playwright/test';
import { Desk } from '../../../scripts/desk.ts';
import { Incidents } from './incidents.ts';
import { PressLog } from './pressLog.ts';
import { type RunningSandbox, startSandbox } from './sandbox.ts';

interface JourneyFixtures {
  readonly desk: Desk;
  readonly incidents: Incidents;
}

interface WorkerFixtures {
  /** Keys of the portal's configuration that differ from the demo's; set them for a whole file by `test.use`. */
  readonly portal: object | undefined;
  /** The payment provider that the sandbox plays, the demo's own unless set in this way. */
  readonly provider: string | undefined;
  readonly sandbox: RunningSandbox;
}

/**
 * A journey through the built portal with a sandbox for each worker. It fails on every unannounced entry in
 * `incidents`. Faults that it switched on are cleared afterwards.
 */
export const test = base.extend<JourneyFixtures, WorkerFixtures>({
  portal: [undefined, { scope: 'worker', option: true }],
  provider: [undefined, { scope: 'worker', option: true }],
  sandbox: [
    async ({ portal, provider }, provide) => {
      const sandbox = await startSandbox(portal, undefined, provider);
      await provide(sandbox);
      await sandbox.stop();
    },
    // The first start of a day makes the demo data, beside the other steps of npm test.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ sandbox }, provide) => {
    await provide(sandbox.address);
  },
  desk: async ({ sandbox }, provide) => {
    const desk = new Desk(sandbox.address);
    await provide(desk);
    await desk.clearFaults();
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
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
