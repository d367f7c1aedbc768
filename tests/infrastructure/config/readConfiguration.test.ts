import { isRight, left } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { DeploymentConfiguration } from '../../../src/infrastructure/config/DeploymentConfiguration';
import { readConfiguration } from '../../../src/infrastructure/config/readConfiguration';
import type { ConfigurationFault } from '../../../src/infrastructure/config/readVendor';
import { relativePaths, unsafeAddresses } from '../../domain/addresses/addresses';

const least = {
  brand: { name: 'Sahayak' },
  captcha: { provider: 'altcha', challenge: '/captcha' },
  payment: { provider: 'payu', key: 'k', action: 'https://pay.example/_payment' },
};

const read = (source: unknown): DeploymentConfiguration => {
  const configuration = readConfiguration(source);
  if (!isRight(configuration)) throw new Error(JSON.stringify(configuration.left));
  return configuration.right;
};

const faultyKeys = (source: unknown): readonly string[] => {
  const configuration = readConfiguration(source);
  return isRight(configuration) ? [] : configuration.left.map(({ key }: ConfigurationFault) => key);
};

const withBrand = (brand: object) => ({ ...least, brand: { name: 'S', ...brand } });

const withText = (moneyLeft: unknown) => ({ ...least, brand: { name: 'S', texts: { moneyLeft } } });

describe('values that come from configuration', () => {
  it('are read for every address and key [CONF-09]', () => {
    const whole = {
      brand: {
        name: 'Sahayak',
        colour: '#0b5a4a',
        logo: '/logo.svg',
        logoDark: '/logo-dark.svg',
        support: {
          phone: '+91 22 4000 1234',
          email: 'help@sahayak.example',
          hours: { en: 'Mon to Sat, 9 to 6', hi: 'सोम से शनि, 9 से 6' },
        },
        texts: { moneyLeft: { en: 'Call.', hi: 'फ़ोन करें।' }, payTheRest: { en: 'Later.', hi: 'बाद में।' } },
      },
      api: { origin: 'https://api.example', idempotency: true },
      assets: { base: 'https://assets.example/' },
      marketing: { origin: 'https://www.example' },
      links: {
        bookCall: 'https://calendar.example',
        rateUs: 'https://reviews.example',
        blogs: 'https://app.example/blogs',
        calculators: { tax: 'https://a.example', emi: '/emi', hra: '/hra', tds: '/tds' },
        androidApp: 'https://play.example',
        iosApp: 'https://apps.example',
      },
      captcha: { provider: 'recaptcha', siteKey: 'site', origins: ['https://www.recaptcha.net'] },
      analytics: { provider: 'mixpanel', token: 'm', region: 'in', origins: ['https://proxy.example'] },
      chat: {
        provider: 'freshchat',
        token: 'f',
        host: 'https://chat.example',
        origins: ['https://sounds.example'],
      },
      payment: {
        provider: 'payu',
        key: 'k',
        action: 'https://pay.example/_payment',
        productInfo: 'Things',
        sendPhone: true,
        origins: ['https://bank.example'],
      },
      campaigns: { one: 'A', two: 'B' },
      recommendedServices: { '16': ['GST Filing'] },
      supplierState: 'KA',
      search: { synonyms: { ITR: ['Income Tax Return'] } },
      deadlines: 'https://dates.example/deadlines.json',
      files: { origins: ['https://files.example'] },
      serviceWorker: true,
      reports: { errors: 'https://faults.example/in', vitals: '/vitals' },
    };
    expect(read(whole)).toEqual(whole);
    const { links } = whole;
    expect(read({ ...whole, links: { ...links, learnMore: '/learn' }, unheardOf: 1 })).toEqual(whole);
  });

  it('are one text for every reader, or one in each language [BUY-07]', () => {
    expect(read(withText(' Call us. ')).brand.texts.moneyLeft).toEqual({ en: 'Call us.', hi: 'Call us.' });
    expect(faultyKeys(withText({ en: 'Call us.' }))).toEqual(['brand.texts.moneyLeft']);
  });

  it('are one colour, written in one way, and an e-mail address, or a fault [BRAND-01] [BRAND-02]', () => {
    expect(read(withBrand({ colour: ' #0B5A4A ' })).brand.colour).toBe('#0b5a4a');
    const expected = (brand: object) => {
      const configuration = readConfiguration(withBrand(brand));
      return isRight(configuration) ? [] : configuration.left;
    };
    for (const colour of ['yellow', '#fff', '#12345g', 'rgb(0 0 0)', '', null, 7])
      expect(expected({ colour })).toEqual([{ key: 'brand.colour', expected: "a colour such as '#1d4e89'" }]);
    for (const email of ['help', 'help@', 'a b@c.example', 'Help <help@c.example>', 7])
      expect(expected({ support: { email } })).toEqual([
        { key: 'brand.support.email', expected: "'' or an e-mail address" },
      ]);
  });

  it('are switched off when missing, and the portal still works [CONF-09]', () => {
    expect(read(least)).toEqual({
      brand: {
        name: 'Sahayak',
        colour: '#1d4e89',
        logo: '',
        logoDark: '',
        support: { phone: '', email: '', hours: { en: '', hi: '' } },
        texts: { moneyLeft: { en: '', hi: '' }, payTheRest: { en: '', hi: '' } },
      },
      api: { origin: '', idempotency: false },
      assets: { base: '/' },
      marketing: { origin: '' },
      links: {
        bookCall: '',
        rateUs: '',
        blogs: '',
        calculators: { tax: '', emi: '', hra: '', tds: '' },
        androidApp: '',
        iosApp: '',
      },
      captcha: { ...least.captcha, origins: [] },
      analytics: { provider: 'none' },
      chat: { provider: 'none' },
      payment: { ...least.payment, productInfo: 'Services', sendPhone: true, origins: [] },
      campaigns: {},
      recommendedServices: {},
      supplierState: '',
      search: { synonyms: {} },
      deadlines: '',
      files: { origins: [] },
      serviceWorker: false,
      reports: { errors: '', vitals: '' },
    });
  });

  it('treat null as an absent link', () => {
    const nulls = { deadlines: null, links: { androidApp: null, calculators: { tax: null } } };
    const { links, deadlines } = read({ ...least, ...nulls });
    expect([deadlines, links.androidApp, links.calculators.tax]).toEqual(['', '', '']);
  });

  it.each([
    { analytics: { provider: 'mixpanel' } },
    { analytics: { provider: 'mixpanel', token: '' } },
    { chat: { provider: 'freshchat', token: 'f' } },
    { chat: { provider: 'freshchat', host: 'https://chat.example' } },
  ])('switch off a third party without its key: %j [CONF-09]', (part) => {
    const { analytics, chat } = read({ ...least, ...part });
    expect([analytics, chat]).toEqual([{ provider: 'none' }, { provider: 'none' }]);
  });

  it('need no payment address when the provider opens its own dialog', () => {
    const payment = { provider: 'razorpay', key: 'k' };
    expect(read({ ...least, payment }).payment).toMatchObject({ ...payment, productInfo: 'Services' });
  });
});

describe('an address of the configuration', () => {
  it.each([
    ['//cdn.example/logo.svg', 'https://cdn.example/logo.svg'],
    [' https://cdn.example/logo.svg\n', 'https://cdn.example/logo.svg'],
    ['\t/brand/logo.svg ', '/brand/logo.svg'],
    [' ', ''],
  ])('%j is read as %j [CONF-09]', (logo, expected) => {
    expect(read({ ...least, brand: { name: 'Sahayak', logo } }).brand.logo).toBe(expected);
  });

  it('is read alike inside a group and a list', () => {
    const { links, payment } = read({
      ...least,
      links: { blogs: ' //b.example', calculators: { tax: '//t.example ' } },
      payment: { ...least.payment, origins: ['//bank.example'] },
    });
    expect([links.blogs, links.calculators.tax]).toEqual(['https://b.example', 'https://t.example']);
    expect(payment).toMatchObject({ origins: ['https://bank.example'] });
  });
});

describe('an invalid configuration', () => {
  it.each([...unsafeAddresses, ...relativePaths])('names the key of the address %j', (address) => {
    expect(faultyKeys({ ...least, brand: { name: 'Sahayak', logo: address } })).toEqual(['brand.logo']);
  });

  it.each([undefined, null, [], 'text', {}])('lists every missing key of %j at once', (source) => {
    expect(faultyKeys(source)).toEqual(['brand.name', 'captcha.provider', 'payment.provider']);
  });

  it.each([
    [{ brand: { name: '  ' } }, 'brand.name'],
    [{ brand: { name: 'S', logo: 7 } }, 'brand.logo'],
    [{ api: { origin: 'ftp://x' } }, 'api.origin'],
    [{ api: { origin: 'https://api.example/v3' } }, 'api.origin'],
    [{ api: { origin: '/backend' } }, 'api.origin'],
    [{ api: { origin: 'https://api.example?a' } }, 'api.origin'],
    [{ api: { idempotency: 'yes' } }, 'api.idempotency'],
    [{ assets: { base: 'media/' } }, 'assets.base'],
    [{ marketing: { origin: 'javascript:alert(1)' } }, 'marketing.origin'],
    [{ marketing: { origin: 'https://www.example/in' } }, 'marketing.origin'],
    [{ links: { bookCall: 'data:text/html,x' } }, 'links.bookCall'],
    [{ links: { calculators: { tax: 5 } } }, 'links.calculators'],
    [{ captcha: { provider: 'other', siteKey: 's' } }, 'captcha.provider'],
    [{ captcha: { provider: 'altcha' } }, 'captcha.challenge'],
    [{ captcha: { provider: 'recaptcha' } }, 'captcha.siteKey'],
    [{ analytics: { provider: 'plausible' } }, 'analytics.provider'],
    [{ analytics: { provider: 'mixpanel', token: 't', region: 'india' } }, 'analytics.region'],
    [{ chat: { provider: 'freshchat', token: 5, host: '/' } }, 'chat.token'],
    [{ payment: { ...least.payment, provider: 'stripe' } }, 'payment.provider'],
    [{ payment: { ...least.payment, sendPhone: 1 } }, 'payment.sendPhone'],
    [{ payment: { ...least.payment, origins: ['x'] } }, 'payment.origins'],
    [{ campaigns: { one: 5 } }, 'campaigns'],
    [{ campaigns: { one: 'A', two: 'B', three: 'C' } }, 'campaigns'],
    [{ campaigns: { one: 'A', two: ' ' } }, 'campaigns'],
    [{ recommendedServices: { '16': 'GST' } }, 'recommendedServices'],
    [{ supplierState: '' }, 'supplierState'],
    [{ files: { origins: ['files'] } }, 'files.origins'],
    [{ reports: { errors: 'faults' } }, 'reports.errors'],
  ])('%j is a fault of %s', (part, key) => {
    expect(faultyKeys({ ...least, ...part })).toEqual([key]);
  });

  it('says which providers are known, and never takes another one', () => {
    const payment = { ...least.payment, provider: 'Razorpay' };
    expect(readConfiguration({ ...least, payment })).toEqual(
      left([
        {
          key: 'payment.provider',
          expected: expect.stringMatching(
            /^'payu' \(with payment\.key and payment\.action\), 'razorpay' \(with payment\.key\).* or '\w+'/,
          ),
        },
      ]),
    );
    expect(readConfiguration({ ...least, chat: { provider: 'chat' } })).toEqual(
      left([
        {
          key: 'chat.provider',
          expected: "'freshchat' (with chat.token and chat.host), 'contact' or 'none'",
        },
      ]),
    );
  });

  it('names the expected value', () => {
    expect(readConfiguration({ ...least, api: { origin: 5 } })).toEqual(
      left([{ key: 'api.origin', expected: "'', or http: or https: with a host and no path" }]),
    );
  });
});
