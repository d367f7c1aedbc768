import { describe, expect, it } from 'vitest';
import { DEFAULT_COUNTRY, PAYMENT_RESPONSE_PATH } from '../../../src/domain/checkout/limits';

describe('constants of the checkout', () => {
  it('bills in IN and returns to /payment-response', () => {
    expect(DEFAULT_COUNTRY).toBe('IN');
    expect(PAYMENT_RESPONSE_PATH).toBe('/payment-response');
  });
});
