import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstName } from '../../../src/domain/session/firstName';

describe('the name to greet by', () => {
  it.each([
    ['Asha Rao', 'Asha'],
    ['  Asha  Devi\nRao ', 'Asha'],
    ['Asha', 'Asha'],
    ['', ''],
    ['  ', ''],
  ])('takes %j as %j', (displayName, name) => {
    expect(firstName(displayName)).toBe(name);
  });

  it('is one word at the beginning of the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(' ', '\n', 'a', 'b') }), (displayName) => {
        const name = firstName(displayName);
        expect(name).not.toMatch(/\s/);
        expect(displayName.trim().startsWith(name)).toBe(true);
        expect(name === '').toBe(displayName.trim() === '');
      }),
    );
  });
});
