import { describe, expect, it } from 'vitest';
import { texts } from '../../../src/ui/texts/texts';

describe('The text of an age', () => {
  it.each([
    [0, 'second', '0 seconds ago'],
    [1, 'second', '1 second ago'],
    [59, 'second', '59 seconds ago'],
    [1, 'minute', '1 minute ago'],
    [59, 'minute', '59 minutes ago'],
    [1, 'hour', '1 hour ago'],
    [23, 'hour', '23 hours ago'],
    [1, 'day', '1 day ago'],
    [6, 'day', '6 days ago'],
    [1, 'week', '1 week ago'],
    [57, 'week', '57 weeks ago'],
  ] as const)('shows %d %s as %s [FMT-02]', (count, unit, words) => {
    expect(texts().kit.ago(count, unit)).toBe(words);
  });
});
