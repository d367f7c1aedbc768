import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { firstDue } from '../../../src/domain/work/firstDue';
import { when } from '../when';
import { aStep } from './aTask';

const firstOf = (...days: readonly string[]): string | undefined =>
  firstDue(days.map((day, index) => aStep({ id: String(index), dueDate: day === '' ? none : when(day) })))
    ?.step.id;

describe('the step that is due first [NEED-06]', () => {
  it('is the earliest, wherever it stands; of one day the first', () => {
    expect(firstOf('2026-11-30', '2026-11-25', '2026-11-27')).toBe('1');
    expect(firstOf('2026-11-30', '2026-11-25', '2026-11-25')).toBe('1');
  });

  it('is none where no step has a date', () => {
    expect([firstOf('', ''), firstOf()]).toEqual([undefined, undefined]);
    expect(firstOf('', '2026-11-30')).toBe('1');
  });
});
