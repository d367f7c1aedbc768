import { describe, expect, it } from 'vitest';
import { statesOfPin } from '../../../src/domain/india/pinStates';
import { indianStates } from '../../../src/domain/india/states';

const named = (pin: string): readonly string[] => statesOfPin(pin).map(({ name }) => name);

describe('the first digits of a PIN offer its state', () => {
  it.each([
    ['110001', ['Delhi']],
    ['122001', ['Haryana']],
    ['140301', ['Punjab', 'Chandigarh']],
    ['141001', ['Punjab']],
    ['160017', ['Chandigarh', 'Punjab']],
    ['171001', ['Himachal Pradesh']],
    ['190001', ['Jammu and Kashmir']],
    ['194101', ['Ladakh', 'Jammu and Kashmir']],
    ['226001', ['Uttar Pradesh']],
    ['244713', ['Uttar Pradesh', 'Uttarakhand']],
    ['248001', ['Uttarakhand']],
    ['302001', ['Rajasthan']],
    ['362520', ['Gujarat', 'Dadra & Nagar Haveli and Daman & Diu']],
    ['380001', ['Gujarat']],
    ['396230', ['Gujarat', 'Dadra & Nagar Haveli and Daman & Diu']],
    ['403001', ['Goa']],
    ['411001', ['Maharashtra']],
    ['462001', ['Madhya Pradesh']],
    ['492001', ['Chhattisgarh']],
    ['500001', ['Telangana']],
    ['507001', ['Telangana', 'Andhra Pradesh']],
    ['520001', ['Andhra Pradesh']],
    ['533464', ['Andhra Pradesh', 'Puducherry']],
    ['560001', ['Karnataka']],
    ['600001', ['Tamil Nadu']],
    ['605001', ['Puducherry', 'Tamil Nadu']],
    ['609602', ['Tamil Nadu', 'Puducherry']],
    ['673310', ['Kerala', 'Puducherry']],
    ['682555', ['Kerala', 'Lakshadweep']],
    ['695001', ['Kerala']],
    ['700001', ['West Bengal']],
    ['737101', ['Sikkim']],
    ['744101', ['Andaman and Nicobar Islands']],
    ['751001', ['Odisha']],
    ['781001', ['Assam']],
    ['791111', ['Arunachal Pradesh']],
    ['793001', ['Meghalaya']],
    ['795001', ['Manipur']],
    ['796001', ['Mizoram']],
    ['797001', ['Nagaland']],
    ['799001', ['Tripura']],
    ['800001', ['Bihar']],
    ['834001', ['Jharkhand']],
  ])('%s: %j [BUY-04]', (pin, states) => {
    expect(named(pin)).toEqual(states);
  });

  it.each(['', '4', '41', '011001', '900001', '999999', '740001', 'abc'])('%j offers none', (pin) => {
    expect(named(pin)).toEqual([]);
  });

  it('is asked from the third digit on, and knows every state with post offices of its own', () => {
    expect(named('411')).toEqual(['Maharashtra']);
    const all = new Set(Array.from({ length: 1000 }, (_, first) => named(String(first))).flat());
    const missing = indianStates.map(({ name }) => name).filter((name) => !all.has(name));
    expect(missing).toEqual(['Other Territory']);
  });
});
