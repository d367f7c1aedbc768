import { withoutTurning } from '../../domain/typed/direction';

const LONGEST_MESSAGE = 500;

/** What Laravel says beside `errors`, which name the fields. */
const TELLS_NOTHING = 'The given data was invalid.';

/** The texts of a value: its own, or those at most three levels below it. */
const textsIn = (value: unknown, levels = 3): readonly string[] => {
  if (typeof value === 'string') return [value];
  return levels === 0 ? [] : Object.values(Object(value)).flatMap((inner) => textsIn(inner, levels - 1));
};

/**
 * The server's message in a body, as plain text of at most 500 characters; '' when there is none. Where `message` is no
 * text or says nothing, the first sentence where frameworks have one; a word alone is a code or a field's name (AMB-76).
 */
export const messageIn = (body: unknown): string => {
  const { message, errors, detail, error, status }: Readonly<Record<string, unknown>> = Object(body);
  // Beside the number of a status a text in `error` is only its name, such as 'Bad Request'.
  const isName = typeof status === 'number' && typeof error === 'string';
  const texts = [message, errors, detail, isName ? '' : error].flatMap((one) => textsIn(one));
  const tells = (text: string): boolean =>
    text !== TELLS_NOTHING && (text === message ? /\S/ : /\S\s+\S/).test(text);
  const said = texts.find(tells) ?? message;
  return typeof said === 'string' ? withoutTurning(said).trim().slice(0, LONGEST_MESSAGE) : '';
};
