/** The number in a status code: a number, or a number as text. NaN, which no table contains, for anything else. */
export const codeOf = (code: unknown): number => {
  if (typeof code === 'number') return code;
  // Convert only texts: an object's own conversion to a number may throw.
  if (typeof code !== 'string' || code.trim() === '') return Number.NaN;
  return Number(code);
};

/** Reads one subject's status from its code; a code outside the table is 'unknown'. */
export const statusFromCode =
  <Status extends string>(statuses: ReadonlyMap<number, Status>) =>
  (code: unknown): Status | 'unknown' =>
    statuses.get(codeOf(code)) ?? 'unknown';
