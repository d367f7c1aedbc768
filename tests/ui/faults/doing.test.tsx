import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buyingRows } from './buyingRows';
import { filesRows } from './filesRows';
import { throughEveryFault } from './matrix';
import { tell } from './table';
import { sessionRows } from './sessionRows';

vi.setConfig({ testTimeout: 60_000 });

// Submitting the payment form would navigate this window away from the tests.
beforeAll(() => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
});

afterAll(() => {
  vi.restoreAllMocks();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('every action handles every fault: its sentence in a live region, nothing typed is lost, no endless wait', () => {
  it.each([...sessionRows, ...buyingRows, ...filesRows])('$call at $at', async (row) => {
    const cells = await throughEveryFault(row);
    tell(row, cells);
    expect(Object.entries(cells).filter(([, outcome]) => outcome !== 'pass')).toEqual([]);
  });
});
