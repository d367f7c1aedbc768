import { describe, expect, it } from 'vitest';
import { isName } from '../../../src/domain/typed/personName';

describe('a name', () => {
  it.each(['Asha Rao', 'Ó', 'आशा', '3M', '李', '\u200Bआ'])('is %j', (text) => {
    expect(isName(text)).toBe(true);
  });

  it.each(['', '   ', '\u200B\u200B', '\u202E', '...', '-', '\u3164', '\u00AD', '\u2800', '🙂'])(
    'is none where nothing of it is seen as a letter: %j',
    (text) => {
      expect(isName(text)).toBe(false);
    },
  );
});
