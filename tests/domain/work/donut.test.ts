import fc from 'fast-check';
import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { incomplete } from '../../../src/domain/received/incomplete';
import { donutOf } from '../../../src/domain/work/donut';
import { stepStatusFromCode } from '../../../src/domain/work/stepStatus';
import { aStep } from './aTask';
import { anySteps } from './arbitraries';

const step = (code: number, percentage: number) => aStep({ status: stepStatusFromCode(code), percentage });
/** Steps of at most 100 that sum to the amount. */
const parts = (code: number, amount: number) => [
  ...Array.from({ length: Math.floor(amount / 100) }, () => step(code, 100)),
  step(code, amount % 100),
];
const percentOf = (completed: number, rest: number) => donutOf([step(2, completed), step(1, rest)]);

describe('the donut of a task', () => {
  it('sums completion_percentage per status: 2 completed, 1 inProgress, 0 yetToStart [TASK-07]', () => {
    const steps = [step(2, 30), step(1, 30), step(0, 20), step(2, 10), step(0, 10)];
    expect(donutOf(steps)).toEqual(
      some({
        completed: 40,
        inProgress: 30,
        yetToStart: 30,
        percent: 40,
        shares: { completed: 40, inProgress: 30, yetToStart: 30 },
      }),
    );
  });

  it('leaves steps of another status out of every sum [TASK-07]', () => {
    expect(donutOf([step(2, 1), step(3, 99)])).toEqual(donutOf([step(2, 1)]));
  });

  it('is none of steps of which one could not be read [AMB-13]', () => {
    expect(donutOf(incomplete([step(2, 50)]))).toEqual(none);
  });

  it('shows only when the sum is above 0 [TASK-08]', () => {
    expect(donutOf([])).toEqual(none);
    expect(donutOf([step(0, 0), step(1, 0), step(2, 0)])).toEqual(none);
    expect(donutOf([step(3, 50)])).toEqual(none);
    expect(isSome(donutOf([step(0, 0.1)]))).toBe(true);
  });

  it.each([
    [1, 2, 33],
    [1, 7, 13],
    [2, 1, 67],
    [0, 5, 0],
    [5, 0, 100],
    [23, 17, 58],
    [0.23, 0.17, 58],
    [28.75, 21.25, 58],
    [57, 43, 57],
  ])(
    'shows round(completed / total * 100): %d beside %d is %d percent [TASK-09]',
    (completed, rest, percent) => {
      expect(percentOf(completed, rest)).toMatchObject(some({ percent }));
    },
  );

  it('names the share of each part in whole percent', () => {
    expect(donutOf([step(2, 20), step(1, 20), step(0, 10)])).toMatchObject(
      some({ percent: 40, shares: { completed: 40, inProgress: 40, yetToStart: 20 } }),
    );
  });

  it('has parts that sum to the steps of the three statuses, and a percent within 0 and 100 [TASK-07] [TASK-09]', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const donut = donutOf(steps);
        const counted = steps.filter(({ status }) => status !== 'unknown');
        const sum = counted.reduce((total, { percentage }) => total + percentage, 0);
        expect(isSome(donut)).toBe(sum > 0);
        if (!isSome(donut)) return;
        const { completed, inProgress, yetToStart, percent, shares } = donut.value;
        expect(completed + inProgress + yetToStart).toBe(sum);
        expect(percent).toBe(shares.completed);
        expect(Object.values(shares).every((share) => share >= 0 && share <= 100)).toBe(true);
      }),
    );
  });

  it('rounds every half up, whatever the whole [TASK-09]', () => {
    // A part of h in 200 of whole m is h/2 percent of it.
    const wholes = fc.integer({ min: 1, max: 2000 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), wholes, (halves, whole) => {
        const [completed, rest] = [(halves * whole) / 200, ((200 - halves) * whole) / 200];
        const steps = [...parts(2, completed), ...parts(1, rest)];
        const percent = Math.floor((halves + 1) / 2);
        expect(donutOf(steps)).toMatchObject(some({ percent }));
      }),
    );
  });

  it('does not depend on the order of the steps [TASK-07]', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        expect(donutOf(steps.toReversed())).toEqual(donutOf(steps));
      }),
    );
  });
});
