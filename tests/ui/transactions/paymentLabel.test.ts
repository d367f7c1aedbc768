import { describe, expect, it } from 'vitest';
import { paymentStateFromText } from '../../../src/domain/transactions/payment';
import { paymentLabel } from '../../../src/ui/transactions/paymentLabel';

describe('The label of a payment', () => {
  it.each([
    ['success', 'Success'],
    ['SUCCESS', 'Success'],
    ['failed', 'Failed'],
    ['payment_pending', 'Payment pending'],
    ['_', 'Unknown'],
    ['', 'Unknown'],
  ])('is for %j the text %j [TXN-04]', (paymentText, label) => {
    expect(paymentLabel({ payment: paymentStateFromText(paymentText), paymentText })).toBe(label);
  });
});
