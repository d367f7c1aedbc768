import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameService } from '../../../src/domain/catalogue/sameService';

describe('the same service', () => {
  it.each([
    ['GST Filing', ' gst filing ', true],
    ['GST  Filing', 'GST\u00a0Filing', true],
    ['Café'.normalize('NFC'), 'Café'.normalize('NFD'), true],
    ['GST Filing', 'GST Registration', false],
    ['TDS Return', 'TDSReturn', false],
    ['GST Filing', '', false],
    ['', '', false],
    [' ', '\t', false],
  ])('%j and %j: %j', (one, other, isSame) => {
    expect([isSameService(one, other), isSameService(other, one)]).toEqual([isSame, isSame]);
  });

  it('is every service with a name, and no nameless one', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(isSameService(name, `${name} `)).toBe(name.trim() !== '');
      }),
    );
  });
});
