import { describe, expect, it } from 'vitest';
import { configFrom } from '../../sandbox/config';

describe('PAYMENT_PROVIDER', () => {
  it('names a provider, and is PayU where nothing is said', () => {
    expect(configFrom({}).paymentProvider).toBe('payu');
    expect(configFrom({ PAYMENT_PROVIDER: 'razorpay' }).paymentProvider).toBe('razorpay');
  });

  it('is refused with the names that are known', () => {
    expect(() => configFrom({ PAYMENT_PROVIDER: 'stripe' })).toThrow(
      /PAYMENT_PROVIDER "stripe" is not known; these are: payu, razorpay/,
    );
  });
});
