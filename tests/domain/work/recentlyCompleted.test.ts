import { describe, expect, it } from 'vitest';
import { recentlyCompleted } from '../../../src/domain/work/recentlyCompleted';
import { moment, noDate, when } from '../when';
import { aTask } from './aTask';

const now = moment('2026-11-20T12:00:00+05:30');
const completed = (id: string, at: string) => aTask({ id, status: 'completed', completedAt: when(at) });
const idsOf = (...tasks: readonly ReturnType<typeof aTask>[]): readonly string[] =>
  recentlyCompleted(tasks, now).map(({ id }) => id);

describe('a service completed lately', () => {
  it.each([
    ['2026-11-20T12:00:00+05:30', true],
    ['2026-09-21', true],
    ['2026-09-20', false],
    ['2026-09-20T18:30:00Z', true],
    ['2026-09-20T18:29:59Z', false],
    // The device's clock may be slow.
    ['2026-11-21', true],
  ])('is one of %s: %s, by days of India [HOME-03]', (at, isRecent) => {
    expect(idsOf(completed('1', at))).toEqual(isRecent ? ['1'] : []);
  });

  it('is completed, and it is known when [HOME-03]', () => {
    const completedAt = when('2026-11-19');
    expect(
      idsOf(
        aTask({ id: '1', status: 'workDone', completedAt }),
        aTask({ id: '2', status: 'unknown', completedAt }),
        aTask({ id: '3', status: 'completed', completedAt: noDate }),
      ),
    ).toEqual([]);
  });

  it('comes the sooner the newer it is [HOME-03]', () => {
    expect(
      idsOf(completed('1', '2026-10-01'), completed('2', '2026-11-19'), completed('3', '2026-11-01')),
    ).toEqual(['2', '3', '1']);
  });
});
