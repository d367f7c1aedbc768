import { describe, expect, it } from 'vitest';
import { configFrom } from '../../sandbox/config';

describe('ALLOWED_ORIGIN', () => {
  it('is the origin of a page elsewhere, and nobody where nothing is said', () => {
    expect(configFrom({}).allowedOrigin).toBeUndefined();
    expect(configFrom({ ALLOWED_ORIGIN: 'https://portal.example/' }).allowedOrigin).toBe(
      'https://portal.example',
    );
  });

  it.each(['portal.example', 'mailto:a@portal.example'])('is refused as %s', (text) => {
    expect(() => configFrom({ ALLOWED_ORIGIN: text })).toThrow(/^ALLOWED_ORIGIN ".*" is no origin/);
  });
});

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

describe('FILES_PORT', () => {
  it('is the port of an origin for files, and that of the portal where nothing is said', () => {
    expect(configFrom({}).filesPort).toBeUndefined();
    expect(configFrom({ FILES_PORT: '4175' }).filesPort).toBe(4175);
    expect(configFrom({ FILES_PORT: '0' }).filesPort).toBe(0);
    expect(() => configFrom({ FILES_PORT: 'x' })).toThrow(/"x" is not a port/);
  });
});

describe('SANDBOX_TOKEN_HOURS', () => {
  it('is how long a sign-in lasts, twelve hours where nothing is said', () => {
    expect(configFrom({}).tokenHours).toBe(12);
    expect(configFrom({ SANDBOX_TOKEN_HOURS: '2' }).tokenHours).toBe(2);
    expect(() => configFrom({ SANDBOX_TOKEN_HOURS: '0' })).toThrow(/SANDBOX_TOKEN_HOURS is "0"/);
  });
});
