import type { Either } from 'fp-ts/Either';

/** A load whose responses the test controls. */
export const controlled = () => {
  const waiting: ((result: Either<string, number>) => void)[] = [];
  const read = (): Promise<Either<string, number>> => new Promise((resolve) => waiting.push(resolve));
  return { read, waiting };
};

export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
