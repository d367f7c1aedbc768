import { describe, expect, it, vi, afterEach } from 'vitest';
import { partRows } from './partRows';
import { readRows } from './readRows';
import { throughEveryFault } from './matrix';
import { tell } from './table';

// A chart needs a canvas.
vi.mock('@ant-design/plots', () => ({ Column: () => null }));

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('every read handles every fault: its sentence in a live region, Try again, no endless wait', () => {
  it.each([...readRows, ...partRows])('$call at $at', async (row) => {
    const cells = await throughEveryFault(row);
    tell(row, cells);
    expect(Object.entries(cells).filter(([, outcome]) => outcome !== 'pass')).toEqual([]);
  });
});
