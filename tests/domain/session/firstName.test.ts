import { describe, expect, it } from 'vitest';
import { firstName } from '../../../src/domain/session/firstName';

describe('the name to greet by', () => {
  it.each([
    ['Asha Verma', 'Asha'],
    ['  Asha   Devi Verma ', 'Asha'],
    ['Asha', 'Asha'],
    ['', ''],
    ['   ', ''],
  ])('of %j is %j', (displayName, expected) => {
    expect(firstName(displayName)).toBe(expected);
  });
});
