import { describe, expect, it } from 'vitest';
import { tenDigits } from '../../../src/domain/checkout/tenDigits';

describe('the phone that a payment page asks for', () => {
  it.each([
    ['+919876543210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['09876543210', '9876543210'],
    ['0091-98765-43210', '9876543210'],
    ['\u202A+91\u00A098765\u00A043210\u202C', '9876543210'],
    ['९८७६५४३२१०', '9876543210'],
    // A number of ten digits that begins with 91 keeps them.
    ['9198765432', '9198765432'],
    ['+919198765432', '9198765432'],
  ])('is of %j the ten digits %s [AMB-33]', (phone, digits) => {
    expect(tenDigits(phone)).toBe(digits);
  });

  it.each([
    ['+1 (415) 555-0123', '14155550123'],
    ['022 2765 4321', '02227654321'],
    ['unknown', ''],
    ['+91 98765 43210 12', '91987654321012'],
    ['1 98765 43210', '19876543210'],
  ])('is of another number, %j, its digits %j [AMB-33]', (phone, digits) => {
    expect(tenDigits(phone)).toBe(digits);
  });
});
