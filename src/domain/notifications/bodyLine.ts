import { BODY_LINE } from './limits';

/** As a label, a line that ends its sentence has no full stop. */
const withoutStop = (line: string): string => line.replace(/([^.…])[.।]$/u, '$1');

/** The first characters, up to a word's end where there is one. */
const cut = (letters: readonly string[]): string => {
  const start = letters.slice(0, BODY_LINE).join('');
  const words = start.slice(0, Math.max(start.lastIndexOf(' '), 0)).trimEnd();
  return `${words === '' ? start : words}…`;
};

/** One line that tells what the body of a notification is about; '' for a blank body. */
export const bodyLine = (body: string): string => {
  const [line = ''] = body.trim().split(/\s*[\r\n]/u, 1);
  const letters = Array.from(line);
  return letters.length > BODY_LINE ? cut(letters) : withoutStop(line);
};
