import { setTimeout as pause } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Environment } from '../../sandbox/http/environment';
import { listen } from '../../sandbox/listen';
import { startSandbox } from './startSandbox';

it('ends the calls under way before it closes the database, which would leave them hanging', async () => {
  const running = await startSandbox();
  const begun = Promise.withResolvers<void>();
  const ends: string[] = [];
  const portal = new Hono<Environment>().get('/slow', async (c) => {
    begun.resolve();
    await pause(100);
    ends.push('call');
    return c.text('');
  });
  const close = async (): Promise<void> => {
    ends.push('database');
    await running.close();
  };
  const listening = await listen({ ...running.sandbox, portal, close });
  const call = fetch(`${listening.portal}/slow`).catch(() => undefined);
  await begun.promise;
  await listening.close();
  await call;
  await pause(200);
  expect(ends).toEqual(['call', 'database']);
});
