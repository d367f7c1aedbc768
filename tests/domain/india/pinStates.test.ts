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

  it.each([
    ['Hapur', '245101', ['Uttar Pradesh']],
    ['Kotdwar', '246149', ['Uttarakhand', 'Uttar Pradesh']],
    ['Bijnor', '246701', ['Uttarakhand', 'Uttar Pradesh']],
    ['Saharanpur', '247001', ['Uttar Pradesh', 'Uttarakhand']],
    ['Roorkee', '247667', ['Uttar Pradesh', 'Uttarakhand']],
    ['Meerut', '250001', ['Uttar Pradesh']],
    ['Pilibhit', '262001', ['Uttarakhand', 'Uttar Pradesh']],
    ['Pithoragarh', '262501', ['Uttarakhand', 'Uttar Pradesh']],
    ['Nainital', '263001', ['Uttarakhand']],
    ['Gorakhpur', '273001', ['Uttar Pradesh']],
  ])('of %s, %s, where Uttar Pradesh borders on Uttarakhand: %j [BUY-04]', (_, pin, states) => {
    expect(named(pin)).toEqual(states);
  });

  it.each([
    ['Bhagalpur', '812001', ['Bihar']],
    ['Kahalgaon', '813203', ['Bihar', 'Jharkhand']],
    ['Deoghar', '814112', ['Jharkhand', 'Bihar']],
    ['Giridih', '815301', ['Jharkhand']],
    ['Sasaram', '821115', ['Bihar']],
    ['Daltonganj', '822101', ['Jharkhand']],
    ['Gaya', '823001', ['Bihar']],
    ['Hazaribagh', '825301', ['Jharkhand']],
    ['Muzaffarpur', '842001', ['Bihar']],
  ])('of %s, %s, where Bihar borders on Jharkhand: %j [BUY-04]', (_, pin, states) => {
    expect(named(pin)).toEqual(states);
  });

  it.each([
    ['Tiruvannamalai', '606601', ['Tamil Nadu']],
    ['Cuddalore', '607001', ['Tamil Nadu', 'Puducherry']],
    ['Bahour', '607402', ['Tamil Nadu', 'Puducherry']],
    ['Chidambaram', '608001', ['Tamil Nadu']],
    ['Madurai', '625001', ['Tamil Nadu']],
    ['Kannur', '670001', ['Kerala']],
    ['Palakkad', '678001', ['Kerala']],
    ['Eluru', '534001', ['Andhra Pradesh']],
  ])('of %s, %s, around the four parts of Puducherry: %j [BUY-04]', (_, pin, states) => {
    expect(named(pin)).toEqual(states);
  });

  it.each([
    ['Rajkot', '360001', ['Gujarat']],
    ['Mumbai', '400001', ['Maharashtra']],
    ['Nalgonda', '508001', ['Telangana']],
    ['Krishnanagar', '741101', ['West Bengal']],
    ['Goalpara', '783101', ['Assam', 'Meghalaya']],
    ['Jorhat', '785001', ['Assam']],
  ])('of %s, %s, beside a neighbour of another state: %j [BUY-04]', (_, pin, states) => {
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
