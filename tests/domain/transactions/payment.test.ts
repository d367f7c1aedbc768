import fc from 'fast-check';
import { getOrElse, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  isFailedPayment,
  isRefundedPayment,
  isRefundMade,
  paymentStateFromText,
  paymentWords,
} from '../../../src/domain/transactions/payment';

describe('payment_status of a transaction', () => {
  it.each(['success', 'Success', ' SUCCESS '])('reads %j as a success [TXN-04]', (text) => {
    expect(paymentStateFromText(text)).toBe('success');
    expect(paymentWords(text)).toEqual(some('Success'));
  });

  it.each(['failed', 'pending', 'unsuccessful', 'success no', '1', ''])(
    'reads %j as otherwise [TXN-04]',
    (text) => {
      expect(paymentStateFromText(text)).toBe('otherwise');
      expect(paymentWords(text)).not.toEqual(some('Success'));
    },
  );

  it.each([
    ['failed', some('Failed')],
    ['payment_pending', some('Payment pending')],
    ['not--paid', some('Not paid')],
    ['_', none],
    ['', none],
  ])('puts %j in words as %j', (text, words) => {
    expect(paymentWords(text)).toEqual(words);
  });

  it.each(['failed', ' FAILED ', 'Declined', 'cancelled', '_expired'])(
    'reads %j as failed for good',
    (text) => {
      expect(isFailedPayment(text)).toBe(true);
    },
  );

  it.each(['success', 'pending', 'payment_pending', 'unfailed', ''])('does not read %j as failed', (text) => {
    expect(isFailedPayment(text)).toBe(false);
  });

  it.each(['refund_due', 'Refunded', ' refund-initiated '])('reads %j as a refund', (text) => {
    expect(isRefundedPayment(text)).toBe(true);
    expect(isFailedPayment(text)).toBe(false);
  });

  it.each([
    ['refunded', true],
    [' Refunded ', true],
    ['refund_due', false],
    ['refund-initiated', false],
    ['success', false],
  ])('reads from %j whether the refund has been made: %s', (text, isMade) => {
    expect(isRefundMade(text)).toBe(isMade);
  });

  it.each(['failed', 'success', 'due', 'refund', ''])('does not read %j as a refund', (text) => {
    expect(isRefundedPayment(text)).toBe(false);
  });

  it('gives the word Success to a success and to nothing else [TXN-04]', () => {
    const nearSuccess = fc.constantFrom('success', 'SUCCESS', '_success', 'success-', 'succes', 'un_success');
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearSuccess), (text) => {
        const isSuccess = paymentStateFromText(text) === 'success';
        expect(getOrElse(() => '')(paymentWords(text)) === 'Success').toBe(isSuccess);
        expect(paymentWords(text)).not.toEqual(some(''));
      }),
    );
  });
});
