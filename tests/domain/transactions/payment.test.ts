import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentLabel, paymentStateFromText } from '../../../src/domain/transactions/payment';

describe('payment_status of a transaction', () => {
  it.each(['success', 'Success', ' SUCCESS '])('reads %j as a success [TXN-04]', (text) => {
    expect(paymentStateFromText(text)).toBe('success');
    expect(paymentLabel(text)).toBe('Success');
  });

  it.each(['failed', 'pending', 'unsuccessful', 'success no', '1', ''])(
    'reads %j as otherwise [TXN-04]',
    (text) => {
      expect(paymentStateFromText(text)).toBe('otherwise');
      expect(paymentLabel(text)).not.toBe('Success');
    },
  );

  it.each([
    ['failed', 'Failed'],
    ['payment_pending', 'Payment pending'],
    ['not--paid', 'Not paid'],
    ['_', 'Unknown'],
    ['', 'Unknown'],
  ])('labels %j in words as %j', (text, label) => {
    expect(paymentLabel(text)).toBe(label);
  });

  it('gives the label Success to a success and to nothing else [TXN-04]', () => {
    const nearSuccess = fc.constantFrom('success', 'SUCCESS', '_success', 'success-', 'succes', 'un_success');
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearSuccess), (text) => {
        expect(paymentLabel(text) === 'Success').toBe(paymentStateFromText(text) === 'success');
        expect(paymentLabel(text)).not.toBe('');
      }),
    );
  });
});
