import fc from 'fast-check';
import { isNone, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { nextStep } from '../../../src/domain/work/nextStep';
import { aStep } from './aTask';
import { anySteps } from './arbitraries';

const done = aStep({ id: 'done', status: 'complete' });
const waiting = aStep({ id: 'waiting', status: 'notStarted' });
const later = aStep({ id: 'later', status: 'notStarted' });
const running = aStep({ id: 'running', status: 'inProgress' });
const odd = aStep({ id: 'odd', status: 'unknown' });

describe('the next step of a task', () => {
  it('is the first in progress, even after one not started', () => {
    expect(nextStep([done, waiting, running])).toEqual(some(running));
  });

  it('is else the first not started', () => {
    expect(nextStep([done, odd, waiting, later])).toEqual(some(waiting));
  });

  it('is none when nothing is left to do', () => {
    expect(nextStep([done, odd])).toEqual(none);
    expect(nextStep([])).toEqual(none);
  });

  it('is missing only when no step is in progress or not started', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const isOpen = steps.some(({ status }) => status === 'inProgress' || status === 'notStarted');
        expect(isNone(nextStep(steps))).toBe(!isOpen);
      }),
    );
  });
});
