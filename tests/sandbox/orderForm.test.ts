import { describe, expect, it } from 'vitest';
import { orderFormIn } from '../../sandbox/checkout/orderForm';
import { totalsOf } from '../../sandbox/cart/totals';
import { ORDER } from './shopping';

describe('the order form of the sandbox', () => {
  it.each([
    ['email', 'asha', 'Please enter a valid email address.'],
    ['email', 'a b@c.in', 'Please enter a valid email address.'],
    ['billing_zip_code', '1', 'Please enter a zip code of six digits.'],
    ['billing_zip_code', '0', 'Please enter a zip code of six digits.'],
    ['billing_zip_code', '011001', 'Please enter a zip code of six digits.'],
    ['gstin', '27AAPFU0939F1Z', 'Please enter a GSTIN of 15 characters.'],
    ['gstin', 'not registered', 'Please enter a GSTIN of 15 characters.'],
    ['gstin', 'BAD', 'Please enter a GSTIN of 15 characters.'],
    ['email', 'x', 'Please enter a valid email address.'],
    ['billing_state', 'Atlantis', 'Please choose a state of India.'],
    ['full_name', '\u200B\u200B', 'Please enter your full name.'],
  ])("refuses by the portal's own rule %s %j [BUY-05]", (field, value, sentence) => {
    expect(() => orderFormIn({ ...ORDER, [field]: value })).toThrow(sentence);
  });

  it.each([
    ['', ''],
    ['27 AAPFU 0939 F1ZV', '27AAPFU0939F1ZV'],
    ['9917IRL29003OSG', '9917IRL29003OSG'],
    ['27PNEA06819B1DE', '27PNEA06819B1DE'],
    ['0717UNO00157UNO', '0717UNO00157UNO'],
  ])('takes the GSTIN %j [BUY-05]', (gstin, kept) => {
    expect(orderFormIn({ ...ORDER, gstin }).gstin).toBe(kept);
  });
});

describe('the GST of the sandbox', () => {
  it('has equal halves, whatever the amount, so that its invoices can be filed [AMB-66]', () => {
    for (let paise = 0; paise < 20_000; paise += 7) {
      const { gst, total } = totalsOf([{ amount_paise: paise, qty: 1, advance_percent: 100 }], null);
      expect([gst % 2, total]).toEqual([0, paise + gst]);
    }
  });
});
