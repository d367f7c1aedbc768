import { describe, expect, it } from 'vitest';
import { fromJsonText } from '../../../src/infrastructure/wire/wireCodecs';

describe('JSON as text', () => {
  it.each([[{ payable: '1180.00' }], [['GST']], [[]], [{}]])(
    'is read where it was made a text twice: %j',
    (value) => {
      expect(fromJsonText(JSON.stringify(value))).toEqual(value);
      expect(fromJsonText(JSON.stringify(JSON.stringify(value)))).toEqual(value);
      expect(fromJsonText(JSON.stringify(` ${JSON.stringify(value)}`))).toEqual(value);
    },
  );

  it.each(['GST', '[GST] return', '{', '7', ''])(
    'stays the text %j that holds no list and no record',
    (text) => {
      expect(fromJsonText(JSON.stringify(text))).toBe(text);
    },
  );

  it('is nothing where it cannot be read', () => {
    expect(fromJsonText('{broken')).toBeUndefined();
  });
});
