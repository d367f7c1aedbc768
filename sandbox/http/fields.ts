import { Refusal } from './refusal';

export type Body = Readonly<Record<string, unknown>>;

type TextRule = { readonly key: string; readonly name: string; readonly max?: number };

const tooLong = (rule: TextRule): Refusal =>
  new Refusal(422, `${rule.name} may have at most ${rule.max ?? 255} characters.`);

/**
 * A trimmed text field, '' when absent. Refuses other types than text or number, and texts that are too long.
 */
export const optionalText = (body: Body, rule: TextRule): string => {
  const value = body[rule.key];
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new Refusal(422, `${rule.name} must be text.`);
  const text = String(value).trim();
  if (text.length > (rule.max ?? 255)) throw tooLong(rule);
  return text;
};

/** A text field that may not be blank. */
export const requiredText = (body: Body, rule: TextRule): string => {
  const text = optionalText(body, rule);
  if (text === '') throw new Refusal(422, `${rule.name} is required.`);
  return text;
};

/** Several text fields of one kind, each read by its name. */
export const textsOf = <Name extends string>(
  names: readonly Name[],
  read: (name: Name) => string,
): Readonly<Record<Name, string>> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets the names it was given
  Object.fromEntries(names.map((name) => [name, read(name)])) as Record<Name, string>;

/** The largest integer that a database column holds. */
const LARGEST_NUMBER = 2_147_483_647;

/** A whole number of at most 32 bits, as a number or as text of digits. */
export const wholeNumber = (body: Body, rule: TextRule): number => {
  const value = Number(requiredText(body, rule));
  if (!Number.isInteger(value) || value < 0 || value > LARGEST_NUMBER)
    throw new Refusal(422, `${rule.name} must be a whole number.`);
  return value;
};

/** The id in an address; anything but a whole number is refused with 404. */
export const idFrom = (text: string | undefined, what: string): number => {
  const id = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
  if (id === 0) throw new Refusal(404, `${what} not found.`);
  return id;
};
