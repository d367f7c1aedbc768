import fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { findService, findSubService, isServiceId, refusesId } from '../../../src/domain/catalogue/find';
import { serviceId, subServiceId } from '../../../src/domain/catalogue/service';
import { aService, aSubService } from './aService';

describe('the id of a service in an address', () => {
  it.each(['16', '0', '9007199254740991'])('%j is taken [SERV-22] [QUES-26]', (text) => {
    expect(isServiceId(text)).toBe(true);
  });

  it.each([
    'abc',
    '0162',
    '00',
    '+5',
    '1e2',
    '٣',
    '',
    ' ',
    '16a',
    'a16',
    '1.5',
    '-1',
    '1e3',
    ' 16',
    '16\n',
    '0x10',
    '١٦',
    '9007199254740992',
  ])('%j is refused [SERV-22] [QUES-26]', (text) => {
    expect(isServiceId(text)).toBe(false);
  });

  it('is refused only once the address is read [SERV-22] [QUES-26]', () => {
    expect(['', 'abc', '16'].map(refusesId)).toEqual([false, true, false]);
  });

  it('is taken for every whole number and for no text with anything but digits [SERV-22] [QUES-26]', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.string(), (id, text) => {
        expect(isServiceId(String(id))).toBe(true);
        expect(isServiceId(text) && String(Number(text)) !== text).toBe(false);
      }),
    );
  });
});

describe('a service or sub-service by its id', () => {
  const chat = aSubService({ id: '20' });
  const services = [aService(), aService({ id: '5', subServices: [chat] })];

  it('is the one the catalogue has, whichever service offers it', () => {
    expect(findService(services, serviceId('5'))).toEqual(some(services[1]));
    expect(findSubService(services, subServiceId('20'))).toEqual(some(chat));
    expect(findSubService(services, subServiceId('16'))).toEqual(some(aSubService()));
  });

  it('is none when the catalogue has none', () => {
    expect(findService(services, serviceId('20'))).toEqual(none);
    expect(findSubService(services, subServiceId('5'))).toEqual(none);
  });
});
