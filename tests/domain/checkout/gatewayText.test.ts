import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gatewayText } from '../../../src/domain/checkout/gatewayText';

const nasty = fc.string({
  unit: fc.oneof(
    fc.constantFrom('|', '\n', '\r', '\t', '\u0000', '\u2028', '\ud800', ' ', 'a'),
    fc.string({ maxLength: 2 }),
  ),
});

describe('text that order and gateway receive unchanged', () => {
  it.each([
    ['Asha Rao', 'Asha Rao'],
    ['  Asha Rao ', 'Asha Rao'],
    ['12|Hill Road', '12 Hill Road'],
    ['12\r\nHill Road', '12 Hill Road'],
    ['12\n\n||\tHill', '12 Hill'],
    ['a\u2028b\u2029c', 'a b c'],
    ['a\u0000b\u0085c', 'a b c'],
    ['a\ud800b', 'a b'],
    ['|', ''],
    ['\n', ''],
    ['राम 🙂', 'राम 🙂'],
    ['Dadra & Nagar Haveli', 'Dadra & Nagar Haveli'],
    ['a  b', 'a  b'],
  ])('sends %j as %j', (typed, sent) => {
    expect(gatewayText(typed)).toBe(sent);
  });

  it("holds no '|', no line break and no surrounding whitespace, and is sent again unchanged", () => {
    fc.assert(
      fc.property(nasty, (typed) => {
        const sent = gatewayText(typed);
        expect(sent).not.toMatch(/[|\r\n\u2028\u2029]/);
        expect(sent).toBe(sent.trim());
        expect(gatewayText(sent)).toBe(sent);
      }),
    );
  });

  it('comes out of a posted form as it went in', () => {
    fc.assert(
      fc.property(nasty, (typed) => {
        const sent = gatewayText(typed);
        expect(new URLSearchParams(new URLSearchParams([['udf2', sent]]).toString()).get('udf2')).toBe(sent);
      }),
    );
  });
});
