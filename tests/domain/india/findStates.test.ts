import { describe, expect, it } from 'vitest';
import { findStates } from '../../../src/domain/india/findStates';
import { hindiNameOf } from '../../../src/domain/india/hindiNames';
import { indianStates } from '../../../src/domain/india/states';
import { ENGLISH, HINDI, type Language } from '../../../src/domain/language/language';

const found = (typed: string, language: Language = ENGLISH): readonly string[] =>
  findStates(typed, language).map(({ name }) => name);

describe('finding a state by typing', () => {
  it('goes by a part of the name, names that begin with it first [CART-07]', () => {
    expect(found('pra')).toEqual([
      'Andhra Pradesh',
      'Arunachal Pradesh',
      'Himachal Pradesh',
      'Madhya Pradesh',
      'Uttar Pradesh',
    ]);
    expect(found(' ma')).toEqual([
      'Madhya Pradesh',
      'Maharashtra',
      'Manipur',
      'Tamil Nadu',
      'Andaman and Nicobar Islands',
      'Dadra & Nagar Haveli and Daman & Diu',
      'Himachal Pradesh',
    ]);
  });

  it('puts the state of that code first, by letters or number [CART-07]', () => {
    expect(found('mh')).toEqual(['Maharashtra']);
    expect(found('ga').slice(0, 2)).toEqual(['Goa', 'Chandigarh']);
    expect(found('27')).toEqual(['Maharashtra']);
    expect(found('07')).toEqual(['Delhi']);
  });

  it('takes digits alone for a number, and a code only as a whole', () => {
    expect(['1e1', '0x10', '27th'].map((typed) => found(typed))).toEqual([[], [], []]);
    expect(['nef', 'dnhd'].map((typed) => found(typed))).toEqual([[], []]);
    expect([found('nefa'), found('nct')]).toEqual([['Arunachal Pradesh'], ['Delhi']]);
  });

  it('finds usual and former names by their beginning, and nothing inside them [BUY-04]', () => {
    expect([found('united'), found('central prov'), found('lacca')]).toEqual([
      ['Uttar Pradesh'],
      ['Madhya Pradesh'],
      ['Lakshadweep'],
    ]);
    expect(['provinces', 'frontier', 'cochin'].map((typed) => found(typed))).toEqual([[], [], []]);
  });

  it('shows all where nothing is typed, and none where nothing fits', () => {
    expect(found(' ')).toHaveLength(37);
    expect(found('Bombay')).toEqual([]);
  });

  it('finds a state by its Hindi name too [CART-07]', () => {
    expect(found('उत्तर')).toEqual(['Uttar Pradesh', 'Uttarakhand']);
    expect(found(' महा ')).toEqual(['Maharashtra']);
    for (const state of indianStates) {
      expect(hindiNameOf(state)).toMatch(/^[\u0900-\u097F ]+$/u);
      expect(found(hindiNameOf(state))[0]).toBe(state.name);
    }
  });

  it('lists them by name in the language of the reader [BUY-04]', () => {
    const names = indianStates.map(({ name }) => name);
    expect(found('')).toEqual(names.toSorted());
    const hindi = findStates('', HINDI).map(hindiNameOf);
    expect(hindi).toEqual(hindi.toSorted(new Intl.Collator('hi').compare));
    expect([hindi[0], hindi.at(-1)]).toEqual(['अंडमान और निकोबार द्वीपसमूह', 'हिमाचल प्रदेश']);
  });

  it('finds every state first by its own code and by its own name', () => {
    for (const { name, stateCode } of indianStates)
      expect([found(stateCode)[0], found(name)[0]]).toEqual([name, name]);
  });
});
