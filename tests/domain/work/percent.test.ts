import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areShares, displayedPercent, percentageFromWire } from '../../../src/domain/work/percent';
import { stepStatusFromCode } from '../../../src/domain/work/stepStatus';
import { aStep } from './aTask';
import { anySteps } from './arbitraries';

const step = (code: number, percentage: number) => aStep({ status: stepStatusFromCode(code), percentage });

describe("a task's displayed percent", () => {
  it('is the percentage of the first step with status 2 [TASK-06]', () => {
    expect(displayedPercent([step(1, 10), step(2, 40), step(2, 50)])).toBe(40);
  });

  it('is 0 without a step of status 2 [TASK-06]', () => {
    expect(displayedPercent([step(0, 5), step(1, 10), step(3, 90)])).toBe(0);
    expect(displayedPercent([])).toBe(0);
  });

  it('is between 0 and 100 and one of the complete steps or 0 [TASK-06]', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const percent = displayedPercent(steps);
        const complete = steps
          .filter(({ status }) => status === 'complete')
          .map(({ percentage }) => percentage);
        expect(percent).toBe([...complete, 0][0]);
        expect(percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });
});

describe('completion_percentage of the wire', () => {
  it.each([
    [40, 40],
    ['40', 40],
    [' 12.5 ', 12.5],
    [0, 0],
    [100, 100],
    [101, 100],
    [-1, 0],
    ['x', 0],
    ['', 0],
    [null, 0],
    [undefined, 0],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 100],
  ])('reads %j as %d [TASK-07]', (sent, percentage) => {
    expect(percentageFromWire(sent)).toBe(percentage);
  });

  it('is always between 0 and 100', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.string(), fc.constant(null)), (sent) => {
        const percentage = percentageFromWire(sent);
        expect(percentage >= 0 && percentage <= 100).toBe(true);
      }),
    );
  });
});

describe('the percentages of steps', () => {
  it('are shares of the work only while they add up to at most 100 [TASK-14]', () => {
    expect(areShares([step(2, 40), step(1, 30), step(0, 30)])).toBe(true);
    expect(areShares([step(2, 41.1), step(1, 33.2), step(0, 25.7)])).toBe(true);
    expect(areShares(Array.from({ length: 6 }, () => step(0, 17)))).toBe(true);
    expect(areShares([step(2, 60), step(0, 41)])).toBe(true);
    expect(areShares([step(2, 60), step(0, 42)])).toBe(false);
    expect(areShares([step(2, 100), step(2, 80), step(2, 50)])).toBe(false);
  });
});
