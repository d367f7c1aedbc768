import * as fc from 'fast-check';
import { none, type Option, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { type Instant, instant } from '../../../src/domain/dates/instant';
import { mayReload, RELOAD_AGAIN_AFTER_MS } from '../../../src/application/release/reloadOnce';

describe('a reload for code that is gone', () => {
  it('happens once, and again only after ten minutes', () => {
    const last = some(instant(1_000_000));
    expect(RELOAD_AGAIN_AFTER_MS).toBe(10 * 60 * 1000);
    expect(mayReload(none, instant(0))).toBe(true);
    expect(mayReload(last, instant(1_000_000))).toBe(false);
    expect(mayReload(last, instant(1_000_000 + RELOAD_AGAIN_AFTER_MS - 1))).toBe(false);
    expect(mayReload(last, instant(1_000_000 + RELOAD_AGAIN_AFTER_MS))).toBe(true);
  });

  it('never loops, however the device sets its clock back', () => {
    const steps = fc.array(fc.integer({ min: -3_600_000, max: 60_000 }), { maxLength: 9 });
    fc.assert(
      fc.property(steps, (waits) => {
        let now = 10_000_000;
        let last: Option<Instant> = none;
        let reloads = 0;
        for (const wait of [0, ...waits]) {
          now += wait;
          if (!mayReload(last, instant(now))) continue;
          reloads += 1;
          last = some(instant(now));
        }
        expect(reloads).toBe(1);
      }),
    );
  });
});
