import type { TestContext } from 'vitest';

/** A rule that compares every pair would take a hundred times as long; memory that no longer fits the caches costs some. */
const MOST_GROWTH = 20;

interface Measured {
  readonly bench: TestContext['bench'];
  readonly size: number;
  /** Milliseconds at that size. */
  readonly most?: number;
  /** Makes the values of a size; what it returns is measured. */
  readonly prepare: (size: number) => () => void;
}

/** What is slow about a rule: its time at a size, or how that grows with ten times as much. */
export const slowness = async ({ bench, size, most = 2, prepare }: Measured): Promise<readonly string[]> => {
  const usual = (await bench(`${size}`, prepare(size)).run()).latency;
  const more = (await bench(`${size * 10}`, prepare(size * 10)).run()).latency;
  const growth = more.min / usual.min;
  return [
    ...(usual.p50 > most ? [`the median is ${usual.p50.toFixed(3)} ms, at most ${most}`] : []),
    ...(growth > MOST_GROWTH ? [`ten times as much takes ${growth.toFixed(1)} times as long`] : []),
  ];
};
