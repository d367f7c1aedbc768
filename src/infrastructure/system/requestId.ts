const PARTS = 2;
const DIGITS = 10;

/** Twenty random digits: a name for a call whose beginning can be told on the telephone in any language. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(PARTS)), (part) =>
    String(part).padStart(DIGITS, '0'),
  ).join('');
