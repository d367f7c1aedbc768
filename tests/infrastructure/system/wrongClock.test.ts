import { some } from 'fp-ts/Option';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dueOn } from '../../../src/domain/attention/due';
import { instant } from '../../../src/domain/dates/instant';
import { expiryOf } from '../../../src/domain/quotations/expiry';
import { ServerTime } from '../../../src/infrastructure/system/serverTime';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SERVER = Date.parse('2026-11-20T09:35:00Z');

const shifts = [11 * MINUTE_MS, 330 * MINUTE_MS, DAY_MS, 30 * DAY_MS, 365 * DAY_MS, 3652 * DAY_MS].flatMap(
  (by) => [by, -by],
);

beforeEach(() => window.localStorage.clear());
afterEach(() => void vi.useRealTimers());

/** The time that the portal goes by, on a device whose clock is off, once the server has answered. */
const nowOn = (shift: number): ReturnType<typeof instant> => {
  vi.useFakeTimers({ now: SERVER + shift });
  const time = new ServerTime();
  time.hear(new Date(SERVER).toUTCString());
  return instant(Date.now() + time.correction());
};

describe('what expires on a device whose clock is off', () => {
  it.each(shifts)('is a quotation to the second, %i ms off [ENTRY-03]', (shift) => {
    const now = nowOn(shift);
    const ending = (at: number) => expiryOf(some({ kind: 'moment', at: instant(at) }), now);
    expect(ending(SERVER + 1000)).toEqual(some({ kind: 'today' }));
    expect(ending(SERVER)).toEqual(some({ kind: 'over' }));
    expect(ending(SERVER + 3 * DAY_MS)).toEqual(some({ kind: 'daysLeft', days: 3 }));
  });

  it.each(shifts)('is a day of India, %i ms off [ENTRY-03]', (shift) => {
    const now = nowOn(shift);
    const distance = (days: number) =>
      dueOn({ kind: 'moment', at: instant(SERVER + days * DAY_MS) }, now).distance;
    expect([-1, 0, 1].map(distance)).toEqual([
      { kind: 'overdue', days: 1 },
      { kind: 'today' },
      { kind: 'left', days: 1 },
    ]);
  });
});
