import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { throughEveryFault } from './matrix';
import { actions } from './rows';

// A chart needs a canvas.
vi.mock('@ant-design/plots', () => ({ Column: () => null }));

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
  it.each(actions)('$call at $at', async (row) => {
    const cells = await throughEveryFault(row);
    expect(Object.entries(cells).filter(([, outcome]) => outcome !== 'pass')).toEqual([]);
  });
});
