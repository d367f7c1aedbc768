import * as fc from 'fast-check';
import { isRight, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { bringsNoOtp, editOtp, readOtp } from '../../../src/domain/india/otp';
import { replacement } from '../../../src/domain/typed/edit';

const filled = (typed: string): string => editOtp('', replacement('', typed));
const typedOneByOne = (typed: string): string =>
  Array.from(typed).reduce((held, text) => editOtp(held, { start: held.length, end: held.length, text }), '');

describe('the OTP field keeps digits only, at most six', () => {
  it('drops everything else and the seventh digit [LOGIN-20]', () => {
    for (const type of [filled, typedOneByOne]) {
      expect(type('12a-34 5678')).toBe('123456');
      expect(type('')).toBe('');
      expect(type('abc')).toBe('');
      expect(type('1')).toBe('1');
    }
  });

  it('takes the code out of a pasted message, before any other digits [ENTRY-11]', () => {
    expect(filled('At 10:45 your OTP is 473101')).toBe('473101');
    expect(filled('Your code is 123456')).toBe('123456');
    expect(filled('At 10:45 your OTP is 473 101')).toBe('473101');
    expect(filled('At 10:45 your OTP is 473 101.')).toBe('473101');
    expect(filled('At 10:45 your OTP is 473–101')).toBe('473101');
    expect(filled('123 456')).toBe('123456');
    expect(filled('123–456')).toBe('123456');
    expect(filled('Order 20261125, OTP 473101, call 9876543210')).toBe('473101');
    expect(filled('१२३456')).toBe('123456');
  });

  it('puts a pasted code in the place of what was typed, wherever the caret stands [ENTRY-11]', () => {
    for (const at of [0, 1, 2]) expect(editOtp('30', { start: at, end: at, text: '302033' })).toBe('302033');
    expect(editOtp('473101', { start: 6, end: 6, text: '302033' })).toBe('302033');
    expect(editOtp('30', { start: 2, end: 2, text: '473 101 is your OTP' })).toBe('473101');
  });

  it('changes nothing under a seventh digit or a refused key, also where digits are selected', () => {
    expect(editOtp('473101', { start: 2, end: 2, text: '9' })).toBe('473101');
    expect(editOtp('473101', { start: 2, end: 5, text: 'x' })).toBe('473101');
    expect(editOtp('473101', { start: 2, end: 5, text: '' })).toBe('471');
    expect(editOtp('473101', { start: 2, end: 5, text: '9' })).toBe('4791');
  });

  it('holds at most six digits whatever is typed, and keeps what it holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d a-]{0,20}$/)), (typed) => {
        const held = filled(typed);
        expect(held).toMatch(/^\d{0,6}$/);
        expect(filled(held)).toBe(held);
      }),
    );
  });
});

describe('a text that brings no code', () => {
  it.each(['Asha', 'no code here', '\u200B\u200B', '--'])('is told of %j', (text) => {
    expect(bringsNoOtp(replacement('', text))).toBe(true);
  });

  it.each(['473101', '47', 'OTP 4', '१२', 'x', '', '4'])('is not told of %j', (text) => {
    expect(bringsNoOtp(replacement('', text))).toBe(false);
  });
});

describe('an OTP is six digits', () => {
  it.each(['', '12345', '1234567', '12345a', ' 123456', '123456 ', '१२३४५६'])('refuses %j', (text) => {
    expect(readOtp(text)).toEqual(left({ kind: 'OtpInvalid' }));
  });

  it('takes six digits', () => {
    expect(readOtp('012345')).toEqual(right('012345'));
  });

  it('takes what the field holds exactly when six digits were typed', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d a]{0,12}$/), (typed) => {
        expect(isRight(readOtp(filled(typed)))).toBe(typed.replaceAll(/\D/g, '').length >= 6);
      }),
    );
  });
});
