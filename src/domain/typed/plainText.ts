/** Marks that no reader sees and that copied text carries: directions, zero-width characters, soft hyphens. */
const invisible =
  /[\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|\p{Variation_Selector}/gu;

const anyDigit = /\p{Nd}/gu;

/** Decimal digits stand in rows of ten, 0 first, in every script; some rows stand one behind the other. */
const valueOf = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
};

/**
 * What was typed or pasted, in the form in which every field compares it: without invisible marks, digits of every script
 * as 0 to 9, full-width forms as plain ones, letters and their marks in one Unicode form (ENTRY-07).
 */
export const plainText = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(invisible, '').replaceAll(anyDigit, valueOf);

/** Blanks, dots, every dash, brackets, slashes and quotes, which people write between the parts of a number. */
const separators = /[\s.,·•\-\u2010-\u2015\u2212/\\()[\]{}'"_]/g;

/** The same without what people write between the parts of a number or code. */
export const unseparated = (typed: string): string => plainText(typed).replaceAll(separators, '');

/** The same in capitals; those of some letters come apart, so that they are joined once more. */
export const capitals = (typed: string): string => plainText(plainText(typed).toUpperCase());

/** An identifier such as a GSTIN, PAN or coupon as it is written: unseparated, in capitals. */
export const identifier = (typed: string): string => unseparated(capitals(typed));
