import { isRight } from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COMMON_HEADERS, contentSecurityPolicy, pageHeaders } from '../../sandbox/http/security';
import type { PortalConfig } from '../../sandbox/portal/portalConfig';
import { readConfiguration } from '../../src/infrastructure/config/readConfiguration';
import { scriptVendorsOf } from '../../src/infrastructure/system/trustedTypes';

const payu = { provider: 'payu', key: 'K', productInfo: 'Services', sendPhone: false } as const;
const base: PortalConfig = {
  brand: { name: 'B', logo: '' },
  captcha: { provider: 'altcha', challenge: '/c' },
  payment: { ...payu, action: 'https://pay.example/_payment', origins: ['https://bank.example/back'] },
};
const freshchat = { provider: 'freshchat', token: 'T', host: 'https://chat.example' };

const deployments: readonly (readonly [string, PortalConfig])[] = [
  ['no third party', base],
  ['reCAPTCHA', { ...base, captcha: { provider: 'recaptcha', siteKey: 'K' } }],
  ['Freshchat', { ...base, chat: freshchat }],
  ['Freshchat without a scheme', { ...base, chat: { ...freshchat, host: ' //chat.example' } }],
  ['Freshchat without a token', { ...base, chat: { ...freshchat, token: '' } }],
  ['Freshchat without a host', { ...base, chat: { provider: 'freshchat', token: 'T' } }],
  ['Razorpay', { ...base, payment: { ...payu, provider: 'razorpay' } }],
  [
    'an address for events',
    { ...base, analytics: { provider: 'beacon', address: 'https://events.example/e' } },
  ],
  ['Cashfree', { ...base, payment: { provider: 'cashfree' } }],
  ['Mixpanel', { ...base, analytics: { provider: 'mixpanel', token: 'T' } }],
  [
    'all of them',
    {
      ...base,
      captcha: { provider: 'recaptcha', siteKey: 'K' },
      chat: freshchat,
      payment: { ...payu, provider: 'razorpay' },
      analytics: { provider: 'mixpanel', token: 'T' },
    },
  ],
];

const sourcesOf = (policy: string, name: string): readonly string[] =>
  policy
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(' ')
    .slice(1) ?? [];

const permissions = (config: PortalConfig): string | undefined => pageHeaders(config)['permissions-policy'];

beforeEach(() => void vi.stubGlobal('location', new URL('https://portal.example/')));
afterEach(() => void vi.unstubAllGlobals());

describe("the page's security policy", () => {
  it.each(deployments)('allows the scripts of the same vendors as the page itself: %s', (_name, config) => {
    const read = readConfiguration(config);
    if (!isRight(read)) throw new Error(JSON.stringify(read.left));
    const admitted = sourcesOf(contentSecurityPolicy(config), 'script-src').filter((source) =>
      source.startsWith('https:'),
    );
    const origins = new Set(admitted.map((source) => new URL(source).origin));
    expect(origins).toEqual(new Set(scriptVendorsOf(read.right)));
  });

  it.each(deployments)('never allows inline or evaluated scripts: %s', (_name, config) => {
    const policy = contentSecurityPolicy(config, '<script>one()</script>');
    const scripts = sourcesOf(policy, 'script-src').join(' ');
    expect(scripts).toMatch(/^'self' 'sha256-/);
    expect(scripts).not.toMatch(/unsafe|\*|data:|blob:/);
    expect(policy).toContain("object-src 'none'; base-uri 'none'; frame-ancestors 'none'");
  });

  it('enforces Trusted Types, and only reports violations when a vendor writes into the page', () => {
    for (const [name, config] of deployments) {
      const headers = pageHeaders(config);
      const draws = [
        'reCAPTCHA',
        'Freshchat',
        'Freshchat without a scheme',
        'Razorpay',
        'Cashfree',
        'all of them',
      ].includes(name);
      const strict = draws ? 'content-security-policy-report-only' : 'content-security-policy';
      expect(`${name}: ${headers[strict]}`).toContain("require-trusted-types-for 'script'");
      expect(Object.values(headers).filter((value) => value.includes('trusted-types-for'))).toHaveLength(1);
    }
  });

  it('lets windows report back to the page with a vendor alone that opens some', () => {
    const opening = deployments.filter(
      ([, config]) => pageHeaders(config)['cross-origin-opener-policy'] === 'same-origin-allow-popups',
    );
    expect(opening.map(([name]) => name)).toEqual(['Razorpay', 'all of them']);
  });

  it('allows a chat its style sheet, sounds and sockets', () => {
    const policy = contentSecurityPolicy({ ...base, chat: freshchat });
    expect(sourcesOf(policy, 'style-src')).toContain('https://chat.example');
    expect(sourcesOf(policy, 'media-src')).toEqual(["'self'", 'https://chat.example']);
    expect(sourcesOf(policy, 'connect-src')).toContain('wss://chat.example');
    expect(sourcesOf(contentSecurityPolicy(base), 'media-src')).toEqual(["'self'"]);
  });

  it('allows forms only to the gateway and the origins that it redirects to', () => {
    expect(sourcesOf(contentSecurityPolicy(base), 'form-action')).toEqual([
      "'self'",
      'https://pay.example',
      'https://bank.example',
    ]);
  });

  it('allows the table of statutory dates on another origin [DUE-05]', () => {
    const config = { ...base, deadlines: 'https://dates.example/in/deadlines.json' };
    expect(sourcesOf(contentSecurityPolicy(config), 'connect-src')).toEqual([
      "'self'",
      'https://dates.example',
    ]);
    const own = contentSecurityPolicy({ ...base, deadlines: '/deadlines.json' });
    expect(sourcesOf(own, 'connect-src')).toEqual(["'self'"]);
  });

  it('lets stored files be read from the origins that are named for them [QKIT-01]', () => {
    const config = { ...base, files: { origins: ['https://files.example/kept/'] } };
    expect(sourcesOf(contentSecurityPolicy(config), 'connect-src')).toEqual([
      "'self'",
      'https://files.example',
    ]);
  });

  it('allows calls to the API and the marketing site, and pictures of the second, on origins of their own', () => {
    const config = {
      ...base,
      api: { origin: 'https://api.example/' },
      marketing: { origin: ' //www.example' },
    };
    const policy = contentSecurityPolicy(config);
    expect(sourcesOf(policy, 'connect-src')).toEqual([
      "'self'",
      'https://api.example',
      'https://www.example',
    ]);
    expect(sourcesOf(policy, 'img-src')).toEqual(["'self'", 'data:', 'blob:', 'https://www.example']);
  });

  it('allows either logo, and pictures below the asset base, on origins of their own', () => {
    const config = {
      ...base,
      brand: {
        name: 'B',
        logo: 'https://brand.example/logo.svg',
        logoDark: 'https://dark.example/logo.svg',
      },
      assets: { base: 'https://assets.example/media/' },
    };
    expect(sourcesOf(contentSecurityPolicy(config), 'img-src')).toEqual([
      "'self'",
      'data:',
      'blob:',
      'https://brand.example',
      'https://dark.example',
      'https://assets.example',
    ]);
  });

  it("allows Cashfree's script to post its form to the pages on which the customer pays", () => {
    const pages = [
      'https://sdk.cashfree.com',
      'https://api.cashfree.com',
      'https://sandbox.cashfree.com',
      'https://payments.cashfree.com',
      'https://payments-test.cashfree.com',
    ];
    const policy = contentSecurityPolicy({ ...base, payment: { provider: 'cashfree' } });
    expect(sourcesOf(policy, 'form-action')).toEqual(["'self'", ...pages]);
    expect(sourcesOf(policy, 'frame-src')).toEqual(['blob:', ...pages]);
  });

  it('allows stored files on the origins that are named for them [MONEY-06]', () => {
    const config = { ...base, files: { origins: ['//files.example/a', '/own'] } };
    expect(sourcesOf(contentSecurityPolicy(config), 'connect-src')).toEqual([
      "'self'",
      'https://files.example',
    ]);
  });

  it('allows events only to the address that is configured for them', () => {
    const [, config] = deployments.find(([name]) => name === 'an address for events') ?? ['', base];
    expect(sourcesOf(contentSecurityPolicy(config), 'connect-src')).toEqual([
      "'self'",
      'https://events.example',
    ]);
  });

  it('lets the browser take a payment for a provider alone that asks it for one', () => {
    const [, config] = deployments.find(([name]) => name === 'Razorpay') ?? ['', base];
    expect(permissions(base)).toBe(COMMON_HEADERS['permissions-policy']);
    expect(permissions(base)).toContain('payment=()');
    expect(permissions(config)).toContain(
      'payment=(self "https://checkout.razorpay.com" "https://api.razorpay.com")',
    );
    expect(permissions(config)).toContain('camera=(), microphone=(), geolocation=()');
  });

  it("allows Razorpay's dialog its frames and calls when it is configured", () => {
    const [, config] = deployments.find(([name]) => name === 'Razorpay') ?? ['', base];
    const policy = contentSecurityPolicy(config);
    const hosts = (name: string): readonly string[] =>
      sourcesOf(policy, name).filter((source) => source.includes('razorpay.com'));
    const [script, api] = ['https://checkout.razorpay.com', 'https://api.razorpay.com'];
    const parts = ['https://cdn.razorpay.com', 'https://checkout-static-next.razorpay.com'];
    expect({
      script: hosts('script-src'),
      frame: hosts('frame-src'),
      connect: hosts('connect-src'),
      img: hosts('img-src'),
      form: hosts('form-action'),
    }).toEqual({
      script: [script, ...parts],
      frame: [script, api],
      connect: [
        script,
        api,
        'https://lumberjack.razorpay.com',
        'https://lumberjack-cx.razorpay.com',
        'https://lumberjack-metrics.razorpay.com',
      ],
      img: [script, ...parts],
      // Where a browser shows no frame, its page is posted to.
      form: [script, api],
    });
    // The dialog opens an app of UPI from within its frame.
    expect(sourcesOf(policy, 'frame-src')).toEqual(expect.arrayContaining(['upi:', 'phonepe:', 'tez:']));
    expect(sourcesOf(contentSecurityPolicy(base), 'frame-src')).toEqual(['blob:']);
  });
});
