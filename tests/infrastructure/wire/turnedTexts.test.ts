import { globSync, readFileSync } from 'node:fs';
import { isRight } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { messageIn } from '../../../src/infrastructure/wire/message';
import { wireId, wireText } from '../../../src/infrastructure/wire/wireCodecs';

/** Texts that never stand beside the portal's own words, or come from the deployment's own table of dates. */
const OTHERWISE = /(?:dueWire|deadlineWire|downloadLinkWire)\.ts$/;

const TAKES_TEXT = /typeof (\w+(?:\[[^\]]+\])?) === 'string'/g;

/** The functions of a wire file that take a text of the server without a codec. */
const rawTexts = (source: string): readonly string[] =>
  [...source.matchAll(TAKES_TEXT)].length > 0 && !source.includes('withoutTurning')
    ? [...source.matchAll(TAKES_TEXT)].map(([found]) => found)
    : [];

describe('a text of the server', () => {
  it.each([wireText, wireId])('cannot turn the words beside it around: %o', (codec) => {
    const read = codec.decode('GST \u202EFiling\u2066');
    expect(isRight(read) ? read.right : '').toBe('GST Filing');
  });

  it('cannot as a message of a refusal', () => {
    expect(messageIn({ message: '\u202ENo' })).toBe('No');
  });

  it('is read by no other way', () => {
    const files = globSync('src/infrastructure/{http,wire}/*{Wire,message}.ts').filter(
      (file) => !OTHERWISE.test(file),
    );
    expect(files.length).toBeGreaterThan(10);
    const found = files.flatMap((file) =>
      rawTexts(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ["typeof name === 'string' ? name : ''", 1],
    ['wireText.decode(name)', 0],
  ])('is found where %j reads it', (source, count) => {
    expect(rawTexts(source)).toHaveLength(count);
  });
});
