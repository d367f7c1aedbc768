import { exists } from 'fp-ts/Option';
import type { CabinetFile } from './file';

/** Whether a list that was read again has a file more, of this name and size in bytes: where only the answer was lost, the file is there. */
export const hasArrived = (
  sent: { readonly name: string; readonly size: number },
  before: readonly CabinetFile[],
  now: readonly CabinetFile[],
): boolean => {
  const known = new Set(before.map(({ id }) => id));
  const isSameSize = exists((bytes: number) => bytes === sent.size);
  return now.some(({ id, name, bytes }) => !known.has(id) && name === sent.name && isSameSize(bytes));
};
