import { beforeEach, describe, expect, it } from 'vitest';
import { keptTick } from '../../../src/infrastructure/captcha/keptTick';

describe('the tick over a reload for missing code', () => {
  beforeEach(() => window.sessionStorage.clear());

  it('is known to the next page, once [LINE-01]', async () => {
    expect(keptTick().take()).toBe(false);
    await keptTick().over(() => Promise.resolve(true));
    const next = keptTick();
    expect([next.take(), next.take()]).toEqual([true, false]);
  });

  it('is forgotten where the page does not reload', async () => {
    await keptTick().over(() => Promise.resolve(false));
    expect(keptTick().take()).toBe(false);
  });
});
