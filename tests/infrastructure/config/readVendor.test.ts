import { isRight, left } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { readVendor } from '../../../src/infrastructure/config/readVendor';

const payu = { provider: 'payu', key: 'k', action: 'https://pay.example/_payment' };

describe('an address that a vendor needs', () => {
  it.each([
    ['payment', { ...payu, action: '' }, 'action'],
    ['payment', { ...payu, action: ' ' }, 'action'],
    ['payment', { provider: 'razorpay', key: 'k', script: '' }, 'script'],
    ['payment', { provider: 'cashfree', script: '' }, 'script'],
    ['captcha', { provider: 'altcha', challenge: '' }, 'challenge'],
  ] as const)('is told to be empty: %s %j [CONF-09]', (group, choice, key) => {
    const expected = "http:, https: or a text that starts with /, and not ''";
    expect(readVendor(group, { [group]: choice })).toEqual(left([{ key: `${group}.${key}`, expected }]));
  });

  it.each([
    ['payment', { ...payu, action: '/_payment' }],
    ['captcha', { provider: 'altcha', challenge: '/challenge' }],
    ['chat', { provider: 'freshchat', token: 't', host: '/chat' }],
  ] as const)('may be a path of the portal’s own: %s %j', (group, choice) => {
    expect(readVendor(group, { [group]: choice })).toMatchObject({ right: choice });
  });

  it.each([
    ['payment', { provider: 'razorpay', key: 'k', action: '' }],
    ['captcha', { provider: 'recaptcha', siteKey: 'k', challenge: ' ' }],
    ['captcha', { provider: 'altcha', challenge: '/challenge', siteKey: '' }],
  ] as const)('may stay empty in the file while another vendor is chosen: %s %j', (group, choice) => {
    expect(isRight(readVendor(group, { [group]: choice }))).toBe(true);
  });
});
