import { describe, expect, it } from 'vitest';
import { bodyLine } from '../../../src/domain/notifications/bodyLine';
import { BODY_LINE } from '../../../src/domain/notifications/limits';

describe('the line of a folded notification', () => {
  it.each([
    ['There are new remarks on your GST registration.', 'There are new remarks on your GST registration'],
    ['आपका रिटर्न भर दिया गया है।', 'आपका रिटर्न भर दिया गया है'],
    ['It is ready. It is valid for 15 days.', 'It is ready. It is valid for 15 days'],
    ['Still on the way...', 'Still on the way...'],
    ['Is it yours?', 'Is it yours?'],
    ['\n  First line. \r\nSecond line.', 'First line'],
    ['First line.\nSecond line.', 'First line'],
    ['First line.\rSecond line.', 'First line'],
    ['First line.\n\n  Second line.', 'First line'],
    ['.', '.'],
    [' \n ', ''],
  ])('of %j is %j', (body, line) => {
    expect(bodyLine(body)).toBe(line);
  });

  it('ends with a whole word where the body is longer', () => {
    const line = bodyLine('word '.repeat(100));
    expect(line).toBe(`${'word '.repeat(28).trimEnd()}…`);
    expect(Array.from(line).length).toBeLessThanOrEqual(BODY_LINE + 1);
  });

  it('leaves out the word that does not fit, and the blanks before it', () => {
    expect(bodyLine(`${'a'.repeat(130)} unfinished word`)).toBe(`${'a'.repeat(130)}…`);
    expect(bodyLine(`${'a'.repeat(130)}   unfinished word`)).toBe(`${'a'.repeat(130)}…`);
  });

  it('cuts no sign into halves where a word is longer than the line', () => {
    expect(bodyLine('🙂'.repeat(BODY_LINE + 1))).toBe(`${'🙂'.repeat(BODY_LINE)}…`);
    expect(bodyLine('🙂'.repeat(BODY_LINE))).toBe('🙂'.repeat(BODY_LINE));
  });
});
