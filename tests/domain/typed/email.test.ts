import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmail, plainEmail } from '../../../src/domain/typed/email';

describe('an e-mail address', () => {
  it.each([
    'asha@example.in',
    'a@b.co',
    'asha.rao+gst@mail.example.co.in',
    "o'neil_1@xn--n1aa8a.xn--h2brj9c",
    ' asha@example.in ',
    '\u202Aasha@example.in\u202C',
    'asha＠example．in',
    `${'a'.repeat(64)}@example.in`,
  ])('is %j [PAY-01]', (typed) => {
    expect(isEmail(typed)).toBe(true);
  });

  it.each([
    '',
    'asha',
    'asha@',
    '@example.in',
    'asha@localhost',
    'a b@c.in',
    'asha@c .in',
    'asha@example.i',
    'asha@example.',
    'asha@example.in.',
    'asha@example.in,',
    'asha@example.in-',
    'asha@.in',
    'asha@-example.in',
    'asha@example-.in',
    'asha@example..in',
    'asha@@example.in',
    'asha@example.in, rao@example.in',
    'Asha <asha@example.in>',
    'asha|rao@example.in',
    'आशा@example.in',
    'asha@127.0.0.1',
    `${'a'.repeat(65)}@example.in`,
    `asha@${'a'.repeat(64)}.in`,
  ])('is not %j [PAY-01]', (typed) => {
    expect(isEmail(typed)).toBe(false);
  });

  it('is sent without what surrounds it, and reads the same again', () => {
    expect(plainEmail(' \u200Easha＠example.in\uFEFF ')).toBe('asha@example.in');
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(plainEmail(plainEmail(address))).toBe(plainEmail(address));
      }),
    );
  });
});
