import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepColour, stepStatusFromCode } from '../../../src/domain/work/stepStatus';

describe('the status of a tracking step', () => {
  it.each([
    [0, 'notStarted', 'grey'],
    [1, 'inProgress', 'yellow'],
    [2, 'complete', 'green'],
  ])('reads code %d as %s in %s [TASK-03]', (code, status, colour) => {
    expect(stepStatusFromCode(code)).toBe(status);
    expect(stepColour(stepStatusFromCode(code))).toBe(colour);
    expect(stepStatusFromCode(String(code))).toBe(status);
  });

  it.each([3, 7, -1, 0.5, '3', 'x', '', null, undefined])('reads code %j as unknown [TASK-04]', (code) => {
    expect(stepStatusFromCode(code)).toBe('unknown');
  });

  it.each([
    [0, 'grey'],
    [1, 'yellow'],
    [2, 'green'],
    [3, 'grey'],
    [null, 'grey'],
  ])('colours code %j %s [TASK-10]', (code, colour) => {
    expect(stepColour(stepStatusFromCode(code))).toBe(colour);
  });

  it('knows exactly the codes 0, 1 and 2 [TASK-03] [TASK-04]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.integer({ min: -5, max: 9 }), fc.double()), (code) => {
        expect(stepStatusFromCode(code) !== 'unknown').toBe([0, 1, 2].includes(code));
      }),
    );
  });
});
