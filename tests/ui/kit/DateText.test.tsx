import { afterEach, describe, expect, it } from 'vitest';
import { DateText } from '../../../src/ui/kit/DateText';
import { when } from '../../domain/when';
import { renderWith } from '../support/renderWith';

afterEach(() => {
  process.env['TZ'] = 'Asia/Kolkata';
});

const textIn = (zone: string, date: string): string | null => {
  process.env['TZ'] = zone;
  const { container } = renderWith(<DateText when={when(date)} />);
  return container.querySelector('time')?.textContent ?? null;
};

describe('a time of India', () => {
  it.each(['Asia/Kolkata', 'Asia/Colombo'])(
    'stands as it is where clocks are the same: %s [FMT-01]',
    (zone) => {
      expect(textIn(zone, '2026-11-20T15:05')).toBe('2026-11-20 03:05 PM');
    },
  );

  it.each(['Asia/Dubai', 'Europe/London', 'America/New_York', 'Asia/Kathmandu'])(
    'says whose it is elsewhere: %s [FMT-01]',
    (zone) => {
      expect(textIn(zone, '2026-11-20T15:05')).toBe('2026-11-20 03:05 PM IST');
    },
  );

  it('needs no zone where it is a day [FMT-01]', () => {
    expect(textIn('America/New_York', '2026-11-20')).toBe('2026-11-20');
  });
});
