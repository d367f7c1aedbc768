import { describe, expect, it } from 'vitest';
import { findStates } from '../../../src/domain/india/findStates';
import { hindiNameOf } from '../../../src/domain/india/hindiNames';
import { indianStates } from '../../../src/domain/india/states';

const found = (typed: string): readonly string[] => findStates(typed).map(({ name }) => name);

describe('finding a state by typing', () => {
  it('goes by a part of the name, names that begin with it first [CART-07]', () => {
    expect(found('pra')).toEqual([
      'Himachal Pradesh',
      'Uttar Pradesh',
      'Arunachal Pradesh',
      'Madhya Pradesh',
      'Andhra Pradesh',
    ]);
    expect(found(' ma')).toEqual([
      'Manipur',
      'Madhya Pradesh',
      'Maharashtra',
      'Himachal Pradesh',
      'Dadra & Nagar Haveli and Daman & Diu',
      'Andaman and Nicobar Islands',
    ]);
  });

  it('puts the state of that code first, by letters or number [CART-07]', () => {
    expect(found('mh')).toEqual(['Maharashtra']);
    expect(found('ga').slice(0, 3)).toEqual(['Goa', 'Chandigarh', 'Nagaland']);
    expect(found('27')).toEqual(['Maharashtra']);
    expect(found('07')).toEqual(['Delhi']);
  });

  it('shows all where nothing is typed, and none where nothing fits', () => {
    expect(found(' ')).toHaveLength(37);
    expect(found('Bombay')).toEqual([]);
  });

  it('finds a state by its Hindi name too [CART-07]', () => {
    expect(found('उत्तर')).toEqual(['Uttarakhand', 'Uttar Pradesh']);
    expect(found(' महा ')).toEqual(['Maharashtra']);
    for (const state of indianStates) {
      expect(hindiNameOf(state)).toMatch(/^[\u0900-\u097F ]+$/u);
      expect(found(hindiNameOf(state))[0]).toBe(state.name);
    }
  });

  it('finds every state first by its own code and by its own name', () => {
    for (const { name, stateCode } of indianStates)
      expect([found(stateCode)[0], found(name)[0]]).toEqual([name, name]);
  });
});
