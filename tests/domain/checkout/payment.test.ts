import { describe, expect, it } from 'vitest';
import { paymentOf, paymentResponseAddress } from '../../../src/domain/checkout/payment';
import { orderId } from '../../../src/domain/transactions/transaction';
import { aCheckedForm } from './builders';

const placed = { orderId: orderId('77'), amountText: '1180.00', payer: aCheckedForm() };
const context = { origin: 'https://portal.example', description: 'Services' };

describe('the payment of a placed order', () => {
  it("names the order, the backend's own amount text, the payer and what is bought", () => {
    expect(paymentOf(placed, context)).toEqual({
      ...placed,
      description: 'Services',
      returnAddresses: {
        success: 'https://portal.example/payment-response?status=success&order_id=77',
        failed: 'https://portal.example/payment-response?status=failed&order_id=77',
      },
    });
  });

  it('returns to the payment-response page, whatever the id of the order holds [PAY-18]', () => {
    const odd = orderId(' A&B 7\n');
    const { orderId: kept, returnAddresses } = paymentOf({ ...placed, orderId: odd }, context);
    expect(kept).toBe(' A&B 7\n');
    expect(returnAddresses.success).toBe(
      'https://portal.example/payment-response?status=success&order_id=A%26B%207',
    );
    expect(returnAddresses.failed).toBe(
      'https://portal.example/payment-response?status=failed&order_id=A%26B%207',
    );
  });
});

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
