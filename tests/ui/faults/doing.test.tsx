import { afterEach, describe, expect, it, vi } from 'vitest';
import { buyingRows } from './buyingRows';
import { filesRows } from './filesRows';
import { throughEveryFault } from './matrix';
import { tell } from './table';
import { sessionRows } from './sessionRows';

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('every action survives every fault: its sentence in a live region, nothing typed is lost, no endless wait', () => {
  it.each([...sessionRows, ...buyingRows, ...filesRows])('$call at $at', async (row) => {
    const cells = await throughEveryFault(row);
    tell(row, cells);
    expect(Object.entries(cells).filter(([, outcome]) => outcome !== 'pass')).toEqual([]);
  });
});
