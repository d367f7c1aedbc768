import { isSome, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { indianStates, stateByCode, stateByName, stateByTin } from '../../../src/domain/india/states';
import published from '../../data/states.json';

describe('the Indian state reference list', () => {
  it('has 37 entries with name, numeric tin and two-letter code, each once [CONF-07]', () => {
    expect(indianStates).toHaveLength(37);
    expect(new Set(indianStates.map(({ name }) => name)).size).toBe(37);
    expect(new Set(indianStates.map(({ tin }) => tin)).size).toBe(37);
    expect(new Set(indianStates.map(({ stateCode }) => stateCode)).size).toBe(37);
    for (const state of indianStates) {
      expect(state.name).not.toBe('');
      expect(Number.isInteger(state.tin)).toBe(true);
      expect(state.stateCode).toMatch(/^[A-Z]{2}$/);
    }
  });

  it.each([
    ['Jammu and Kashmir', 1, 'JK'],
    ['Delhi', 7, 'DL'],
    ['Dadra & Nagar Haveli and Daman & Diu', 26, 'DN'],
    ['Maharashtra', 27, 'MH'],
    ['Karnataka', 29, 'KA'],
    ['Tamil Nadu', 33, 'TN'],
    ['Telangana', 36, 'TS'],
    ['Andhra Pradesh', 37, 'AD'],
    ['Ladakh', 38, 'LA'],
    ['Other Territory', 97, 'OT'],
  ])('has %s with %d and %s [CONF-08]', (name, tin, stateCode) => {
    expect(indianStates.filter((state) => state.name === name)).toEqual([{ name, tin, stateCode }]);
  });

  it('is the published list', () => {
    expect(indianStates).toEqual(
      published.map((state) => ({ name: state.name, tin: state.tin, stateCode: state.state_code })),
    );
  });

  it('finds a state by name and code whatever the case, and by number', () => {
    const maharashtra = { name: 'Maharashtra', tin: 27, stateCode: 'MH' };
    expect(stateByName(' maharashtra ')).toEqual(some(maharashtra));
    expect(stateByCode(' mh ')).toEqual(some(maharashtra));
    expect(stateByTin(27)).toEqual(some(maharashtra));
  });

  it('finds no state that is not in the list', () => {
    expect(stateByName('')).toEqual(none);
    expect(stateByName('Bombay')).toEqual(none);
    expect(stateByCode('XX')).toEqual(none);
    expect([25, 28, 0, 39].some((tin) => isSome(stateByTin(tin)))).toBe(false);
  });
});
