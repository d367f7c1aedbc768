import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  installTrustedTypes,
  onlyKnownScripts,
  onlyStyles,
  scriptVendorsOf,
} from '../../../src/infrastructure/system/trustedTypes';
import { aConfiguration } from '../../doubles/aConfiguration';
import { played } from '../../contract/payment/providers/razorpay';

afterEach(() => {
  vi.unstubAllGlobals();
});

const plain = aConfiguration();
const recaptcha = { captcha: { provider: 'recaptcha', siteKey: 'K', origins: [] } } as const;
const freshchat = {
  chat: { provider: 'freshchat', token: 'T', host: 'https://chat.example/in', origins: [] },
} as const;
const razorpay = { payment: played.choice } as const;

describe('the vendors whose scripts may load', () => {
  it('are none without a third party', () => {
    expect(scriptVendorsOf(plain)).toEqual([]);
  });

  it.each([
    [recaptcha, ['https://www.google.com', 'https://www.gstatic.com']],
    [
      razorpay,
      [
        'https://checkout.razorpay.com',
        'https://cdn.razorpay.com',
        'https://checkout-static-next.razorpay.com',
      ],
    ],
    [freshchat, ['https://chat.example']],
  ])('are those that the deployment configures: %j', (change, vendors) => {
    expect(scriptVendorsOf(aConfiguration(change))).toEqual(vendors);
  });
});

describe('the default policy of Trusted Types', () => {
  it('accepts a style sheet unchanged', () => {
    expect(onlyStyles('.a > .b { color: red }')).toBe('.a > .b { color: red }');
  });

  it.each(['<b>', 'a{}</style><img src=x onerror=alert(1)>', '<'])('refuses %j', (text) => {
    expect(onlyStyles(text)).toBeNull();
  });

  it.each(['/assets/worker.js', 'https://www.google.com/recaptcha/api.js'])(
    'accepts the script %s',
    (address) => {
      expect(onlyKnownScripts(['https://www.google.com'])(address)).toBe(address);
    },
  );

  it.each([
    'https://elsewhere.example/x.js',
    '//www.google.com.evil.example/x.js',
    'data:text/javascript,1',
    'http://www.google.com/recaptcha/api.js',
  ])('refuses the script %s', (address) => {
    expect(onlyKnownScripts(['https://www.google.com'])(address)).toBeNull();
  });

  it("is installed with this deployment's vendors when the browser supports policies, and is skipped otherwise", () => {
    const createPolicy =
      vi.fn<(name: string, rules: { createScriptURL: (text: string) => unknown }) => void>();
    vi.stubGlobal('trustedTypes', { createPolicy });
    const admitVendors = installTrustedTypes();
    const [name, rules] = createPolicy.mock.lastCall ?? [];
    expect(name).toBe('default');
    expect(rules?.createScriptURL('https://chat.example/js/widget.js')).toBeNull();
    admitVendors(aConfiguration(freshchat));
    expect(rules?.createScriptURL('https://chat.example/js/widget.js')).not.toBeNull();
    expect(rules?.createScriptURL('https://www.google.com/recaptcha/api.js')).toBeNull();
    vi.stubGlobal('trustedTypes', undefined);
    expect(() => installTrustedTypes()(plain)).not.toThrow();
  });
});
