import { type TestContext, expect } from 'vitest';

/** A rule that compares every pair would take a hundred times as long; memory that no longer fits the caches costs some. */
const MOST_GROWTH = 20;

interface Speed {
  readonly bench: TestContext['bench'];
  readonly size: number;
  /** Milliseconds at that size. */
  readonly most?: number;
  /** Makes the values of a size; what it returns is measured. */
  readonly prepare: (size: number) => () => void;
}

/** Whether a rule is fast at a size, and does not slow down much for ten times as much. */
export const expectSpeed = async ({ bench, size, most = 2, prepare }: Speed): Promise<void> => {
  const usual = await bench(`${size}`, prepare(size)).run();
  const more = await bench(`${size * 10}`, prepare(size * 10)).run();
  expect(usual.latency.p50, 'milliseconds, the median').toBeLessThanOrEqual(most);
  expect(more.latency.min / usual.latency.min, 'times as long').toBeLessThanOrEqual(MOST_GROWTH);
};
