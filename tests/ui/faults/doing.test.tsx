import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buyingRows } from './buyingRows';
import { filesRows } from './filesRows';
import { throughEveryFault } from './matrix';
import { tell } from './table';
import { sessionRows } from './sessionRows';

vi.setConfig({ testTimeout: 60_000 });

// The payment's form would take this window to the provider, and the tests after this one with it.
beforeAll(() => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
});

afterAll(() => {
  vi.restoreAllMocks();
});

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
