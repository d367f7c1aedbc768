import { withoutTurning } from '../../domain/typed/direction';

const LONGEST_MESSAGE = 500;

/** What Laravel says beside `errors`, which name the fields. */
const TELLS_NOTHING = 'The given data was invalid.';

/** The sentences in a value, in their order; a word alone is a code or the name of a field. */
const sentencesIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.trim().includes(' ') ? [value] : [];
  return Object.values(Object(value)).flatMap(sentencesIn);
};

/**
 * The server's message in a body, as plain text of at most 500 characters; '' when there is none. Where `message` is no
 * text or says nothing, the first sentence where frameworks have one (AMB-76).
 */
export const messageIn = (body: unknown): string => {
  const { message, errors, detail, error, status }: Readonly<Record<string, unknown>> = Object(body);
  const own = typeof message === 'string' ? message.trim() : '';
  // Beside the number of a status `error` is only its name, such as 'Bad Request'.
  const others = sentencesIn([message, errors, detail, typeof status === 'number' ? '' : error]);
  const said = [own, ...others].find((text) => text !== '' && text !== TELLS_NOTHING) ?? own;
  return withoutTurning(said).trim().slice(0, LONGEST_MESSAGE);
};
