import { describe, expect, it, vi, afterEach } from 'vitest';
import { throughEveryFault } from './matrix';
import { reads } from './rows';

// A chart needs a canvas.
vi.mock('@ant-design/plots', () => ({ Column: () => null }));

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('every read handles every fault: its sentence in a live region, Try again, no endless wait', () => {
  it.each(reads)('$call at $at', async (row) => {
    const cells = await throughEveryFault(row);
    expect(Object.entries(cells).filter(([, outcome]) => outcome !== 'pass')).toEqual([]);
  });
});
