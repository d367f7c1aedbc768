import { describe, expect, it } from 'vitest';
import {
  DEFAULT_COUNTRY,
  ORDER_CHANNEL,
  PAYMENT_FORM_DELAY_MS,
  PAYMENT_RESPONSE_PATH,
} from '../../../src/domain/checkout/limits';

describe('constants of the checkout', () => {
  it('submits the payment form after 100 ms, bills in IN, comes from WEB and back to /payment-response', () => {
    expect(PAYMENT_FORM_DELAY_MS).toBe(100);
    expect(DEFAULT_COUNTRY).toBe('IN');
    expect(ORDER_CHANNEL).toBe('WEB');
    expect(PAYMENT_RESPONSE_PATH).toBe('/payment-response');
  });
});
