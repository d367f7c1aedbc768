import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { formatWhen } from '../../../src/domain/dates/formatWhen';
import { wholeDay } from '../../../src/domain/dates/wholeDay';
import { when } from '../when';

const shown = (text: string): string => formatWhen(wholeDay(when(text)));

describe('a date as it is meant', () => {
  it.each([
    ['2026-11-20T00:00:00.000000Z', '2026-11-20'],
    ['2026-11-20 00:00:00', '2026-11-20'],
    ['2026-11-19T18:30:00Z', '2026-11-20'],
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20 18:00:00', '2026-11-20 06:00 PM'],
    ['2026-11-20T05:30', '2026-11-20'],
    ['2026-11-20T00:01', '2026-11-20 12:01 AM'],
  ])('sent as %s is shown as %s [FMT-01]', (sent, expected) => {
    expect(shown(sent)).toBe(expected);
  });

  it('is none where none was sent', () => {
    expect([wholeDay(none), wholeDay(when('2026-11-20'))]).toEqual([
      none,
      some({ kind: 'day', day: '2026-11-20' }),
    ]);
  });
});
