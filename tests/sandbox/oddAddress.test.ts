import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Running, startSandbox } from './startSandbox';

let running: Running;
beforeAll(async () => {
  running = await startSandbox({ dist: 'public' });
});
afterAll(() => running.close());

const statusOf = async (path: string): Promise<number> => (await fetch(running.origin + path)).status;

it('a NUL is refused in a path and in the query of a call; the query of a page is the portal’s to read', async () => {
  expect(await statusOf('/login?path=services%00')).toBe(await statusOf('/login?path=services'));
  expect(await statusOf('/login%00')).toBe(400);
  expect(await statusOf('/api/v3/services?page=%00')).toBe(400);
});
