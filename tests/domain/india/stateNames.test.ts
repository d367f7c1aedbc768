import { map, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { findStates } from '../../../src/domain/india/findStates';
import { hindiNameOf } from '../../../src/domain/india/hindiNames';
import { stateCalled, stateKey, stateKeys, stateNameIn } from '../../../src/domain/india/stateNames';
import { indianStates, stateByName } from '../../../src/domain/india/states';
import { ENGLISH, HINDI } from '../../../src/domain/language/language';

/** What people write for a state, and the entry of the list that it means. */
const written: readonly (readonly [string, string])[] = [
  ['Orissa', 'Odisha'],
  ['ORISSA', 'Odisha'],
  ['OR', 'Odisha'],
  ['उड़ीसा', 'Odisha'],
  ['उडीसा', 'Odisha'],
  ['Pondicherry', 'Puducherry'],
  ['pondy', 'Puducherry'],
  ['पांडिचेरी', 'Puducherry'],
  ['New Delhi', 'Delhi'],
  ['NCT of Delhi', 'Delhi'],
  ['Dilli', 'Delhi'],
  ['नई दिल्ली', 'Delhi'],
  ['AP', 'Andhra Pradesh'],
  ['Andhra', 'Andhra Pradesh'],
  ['आन्ध्र प्रदेश', 'Andhra Pradesh'],
  ['TG', 'Telangana'],
  ['TS', 'Telangana'],
  ['Telengana', 'Telangana'],
  ['J&K', 'Jammu and Kashmir'],
  ['J & K', 'Jammu and Kashmir'],
  ['Jammu & Kashmir', 'Jammu and Kashmir'],
  ['JAMMU AND KASHMIR', 'Jammu and Kashmir'],
  ['Jammu-Kashmir', 'Jammu and Kashmir'],
  ['जम्मू-कश्मीर', 'Jammu and Kashmir'],
  ['Tamilnadu', 'Tamil Nadu'],
  ['Tamil-Nadu', 'Tamil Nadu'],
  ['तमिल नाडु', 'Tamil Nadu'],
  ['Madras', 'Tamil Nadu'],
  ['Uttaranchal', 'Uttarakhand'],
  ['UA', 'Uttarakhand'],
  ['उत्तराखण्ड', 'Uttarakhand'],
  ['Chattisgarh', 'Chhattisgarh'],
  ['छत्तीसगढ', 'Chhattisgarh'],
  ['CT', 'Chhattisgarh'],
  ['Daman and Diu', 'Dadra & Nagar Haveli and Daman & Diu'],
  ['Daman & Diu', 'Dadra & Nagar Haveli and Daman & Diu'],
  ['Dadra and Nagar Haveli', 'Dadra & Nagar Haveli and Daman & Diu'],
  ['Dadra and Nagar Haveli and Daman and Diu', 'Dadra & Nagar Haveli and Daman & Diu'],
  ['DNHDD', 'Dadra & Nagar Haveli and Daman & Diu'],
  ['DD', 'Dadra & Nagar Haveli and Daman & Diu'],
  ['Andaman & Nicobar Islands', 'Andaman and Nicobar Islands'],
  ['Andaman and Nicobar', 'Andaman and Nicobar Islands'],
  ['अंडमान', 'Andaman and Nicobar Islands'],
  ['Lakshadweep Islands', 'Lakshadweep'],
  ['Laccadive, Minicoy and Amindivi Islands', 'Lakshadweep'],
  ['Mysore', 'Karnataka'],
  ['मैसूर', 'Karnataka'],
  ['Keralam', 'Kerala'],
  ['Travancore-Cochin', 'Kerala'],
  ['NEFA', 'Arunachal Pradesh'],
  ['Arunachal', 'Arunachal Pradesh'],
  ['Himachal', 'Himachal Pradesh'],
  ['Asom', 'Assam'],
  ['आसाम', 'Assam'],
  ['Bengal', 'West Bengal'],
  ['Paschim Banga', 'West Bengal'],
  ['Jharkand', 'Jharkhand'],
  ['Rajputana', 'Rajasthan'],
  ['Gujrat', 'Gujarat'],
  ['Maharastra', 'Maharashtra'],
  ['महाराष्ट्र', 'Maharashtra'],
  ['मिजोरम', 'Mizoram'],
  ['मिज़ोरम'.normalize('NFD'), 'Mizoram'],
  ['चण्डीगढ़', 'Chandigarh'],
  ['पंजाब', 'Punjab'],
  ['\u202AMaharashtra\u202C', 'Maharashtra'],
  ['ＭＨ', 'Maharashtra'],
  ['UP', 'Uttar Pradesh'],
  ['MP', 'Madhya Pradesh'],
  ['Goa', 'Goa'],
  ['Panjab', 'Punjab'],
  ['Hariyana', 'Haryana'],
  ['United Provinces', 'Uttar Pradesh'],
  ['नागालैण्ड', 'Nagaland'],
  ['Central Provinces', 'Madhya Pradesh'],
  ['Leh Ladakh', 'Ladakh'],
];

const keysOf = (listed: string) => map(stateKeys)(stateByName(listed));

describe('a state', () => {
  it('has its codes, and its names with those of the list first', () => {
    expect(keysOf('Goa')).toEqual(some({ codes: ['GA'], names: ['GOA', 'गोवा'] }));
    expect(keysOf('Assam')).toEqual(some({ codes: ['AS'], names: ['ASSAM', 'असम', 'ASOM', 'आसाम'] }));
    expect(keysOf('Arunachal Pradesh')).toEqual(
      some({
        codes: ['AR', 'NEFA'],
        names: ['ARUNACHALPRADESH', 'अरुणाचलप्रदेश', 'ARUNACHAL', 'NORTHEASTFRONTIERAGENCY', 'अरुणाचल'],
      }),
    );
    expect(keysOf('Delhi')).toEqual(
      some({
        codes: ['DL'],
        names: [
          'DELHI',
          'दिल्ली',
          'NEWDELHI',
          'NCTOFDELHI',
          'NATIONALCAPITALTERRITORYOFDELHI',
          'DILLI',
          'नईदिल्ली',
        ],
      }),
    );
  });
});

describe('a state is known', () => {
  it.each(written)('as %j [BUY-04]', (name, listed) => {
    expect(stateCalled(name)).toEqual(stateByName(listed));
    expect(findStates(name, ENGLISH)[0]?.name).toBe(listed);
    expect(findStates(name, HINDI)[0]?.name).toBe(listed);
  });

  it('by its own name, its Hindi name and its code, and no name means two [BUY-04]', () => {
    for (const state of indianStates)
      for (const name of [state.name, hindiNameOf(state), state.stateCode])
        expect(stateCalled(name)).toEqual(some(state));
    const keys = indianStates.flatMap((state) => [...stateKeys(state).codes, ...stateKeys(state).names]);
    const twice = keys.filter((key, at) => keys.indexOf(key) !== at);
    expect(twice.filter((key) => stateKeys(indianStates[0]!).names.includes(key))).toEqual([]);
    for (const key of twice)
      expect(indianStates.filter((state) => stateKeys(state).names.includes(key))).toHaveLength(1);
  });

  it.each(['', ' ', 'Bombay', 'Pradesh', 'India', 'Uttar', '27'])('not as %j', (name) => {
    expect(stateCalled(name)).toEqual(none);
  });

  it('is named in the language of the reader, and compared whatever its case and marks', () => {
    const [state] = indianStates;
    expect([stateNameIn(ENGLISH, state!), stateNameIn(HINDI, state!)]).toEqual([
      'Jammu and Kashmir',
      'जम्मू और कश्मीर',
    ]);
    expect(stateKey(' Dadra & Nagar-Haveli ')).toBe('DADRAANDNAGARHAVELI');
  });
});
