import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentStateOf, paymentTextOf } from '../../../src/infrastructure/http/paymentStatus';

describe('payment_status of a transaction', () => {
  it.each(['success', 'Success', ' SUCCESS '])('reads %j as a success [TXN-04]', (status) => {
    expect([paymentStateOf(status), paymentTextOf(status)]).toEqual(['success', 'Success']);
  });

  it.each([
    'failed',
    'failure',
    'fail',
    ' FAILED ',
    'Declined',
    'rejected',
    'cancelled',
    'canceled',
    '_expired',
    'error',
  ])('reads %j as failed for good', (status) => {
    expect(paymentStateOf(status)).toBe('failed');
  });

  it.each([
    ['refund_due', 'refundDue'],
    ['refund pending', 'refundDue'],
    [' refund-initiated ', 'refundDue'],
    [' Refunded ', 'refunded'],
  ])('reads %j as %s', (status, state) => {
    expect(paymentStateOf(status)).toBe(state);
  });

  it.each(['pending', 'payment_pending', 'unsuccessful', 'success no', 'unfailed', 'refund', 'due', '1', ''])(
    'reads %j as otherwise [TXN-04]',
    (status) => {
      expect(paymentStateOf(status)).toBe('otherwise');
    },
  );

  it.each([
    ['failed', 'Failed'],
    ['payment_pending', 'Payment pending'],
    ['not--paid', 'Not paid'],
    ['_', ''],
    ['', ''],
  ])('puts %j in words as %j', (status, words) => {
    expect(paymentTextOf(status)).toBe(words);
  });

  it('gives the word Success to a success and to nothing else [TXN-04]', () => {
    const nearSuccess = fc.constantFrom('success', 'SUCCESS', '_success', 'success-', 'succes', 'un_success');
    fc.assert(
      fc.property(fc.oneof(fc.string(), nearSuccess), (status) => {
        expect(paymentTextOf(status) === 'Success').toBe(paymentStateOf(status) === 'success');
      }),
    );
  });
});
