import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { buyingRows } from './buyingRows';
import { filesRows } from './filesRows';
import { heldRows } from './heldRows';
import { throughEveryFault } from './matrix';
import { tell } from './table';
import { sessionRows } from './sessionRows';

// A chart needs a canvas.
vi.mock('@ant-design/plots', () => ({ Column: () => null }));

vi.setConfig({ testTimeout: 60_000 });

// Submitting the payment form and saving a zip would navigate this window away from the tests.
beforeAll(() => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
});

afterAll(() => {
  vi.restoreAllMocks();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('every action handles every fault: its sentence in a live region, nothing typed is lost, no endless wait', () => {
  // Rows that pay are not last: a form that is submitted late would meet no mock.
  it.each([...heldRows, ...sessionRows, ...buyingRows, ...filesRows])('$call at $at', async (row) => {
    const cells = await throughEveryFault(row);
    tell(row, cells);
    expect(Object.entries(cells).filter(([, outcome]) => outcome !== 'pass')).toEqual([]);
  });
});
