import { describe, expect, it } from 'vitest';
import { paymentResponseAddress } from '../../../src/domain/checkout/payment';
import { orderId } from '../../../src/domain/transactions/transaction';

describe('the address of the result page', () => {
  it('names the outcome and the order [PAY-18]', () => {
    expect(paymentResponseAddress('', 'failed', orderId('1'))).toBe(
      '/payment-response?status=failed&order_id=1',
    );
    expect(paymentResponseAddress('', 'checking', orderId('A&B'))).toBe(
      '/payment-response?status=checking&order_id=A%26B',
    );
  });
});
