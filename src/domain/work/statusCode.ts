/** A status as the wire sends it: a number, a number as text, or nothing. */
export type StatusCode = number | string | null | undefined;

/** The number of a status code; NaN, which no table contains, if there is none. */
export const codeOf = (code: StatusCode): number => {
  if (typeof code === 'number') return code;
  if (typeof code !== 'string' || code.trim() === '') return Number.NaN;
  return Number(code);
};
