import { describe, expect, it } from 'vitest';
import { originsOf } from '../../../src/infrastructure/vendors/vendor';
import {
  chosenVendor,
  hasMarkupWriter,
  neededKeys,
  vendorAddresses,
  type VendorGroup,
  vendors,
} from '../../../src/infrastructure/vendors/vendors';

const least = {
  captcha: { provider: 'altcha', challenge: '/challenge' },
  payment: { provider: 'payu', key: 'k', action: 'https://pay.example/_payment' },
};

const nameOf = (group: VendorGroup, part: unknown): string | undefined =>
  chosenVendor(group, { [group]: part })?.name;

describe('the vendor of a group', () => {
  it('is the one that the configuration names, with the values of its keys', () => {
    const chosen = chosenVendor('payment', { payment: { ...least.payment, sendPhone: true, unheardOf: 1 } });
    expect(chosen?.name).toBe('payu');
    expect(chosen?.values).toEqual({
      productInfo: 'Services',
      key: 'k',
      action: 'https://pay.example/_payment',
      sendPhone: true,
      origins: [],
    });
  });

  it.each(['stripe', 'PayU', '', 'constructor', '__proto__', 7, null, undefined])(
    'is nobody for the name %j, and never another provider',
    (provider) => {
      expect(nameOf('payment', { ...least.payment, provider })).toBeUndefined();
    },
  );

  it.each([undefined, null, 'payu', 7])('is nobody where the group is %j', (payment) => {
    expect(nameOf('payment', payment)).toBeUndefined();
    expect(chosenVendor('payment', payment)).toBeUndefined();
  });

  it('is none for analytics and chat without a name or without a key [CONF-09]', () => {
    expect(nameOf('analytics', undefined)).toBe('none');
    expect(nameOf('analytics', { provider: 'mixpanel' })).toBe('none');
    expect(nameOf('analytics', { provider: 'mixpanel', token: 't' })).toBe('mixpanel');
    expect(nameOf('chat', { provider: 'freshchat', token: 't', host: '' })).toBe('none');
    expect(nameOf('chat', { provider: 'contact' })).toBe('contact');
  });

  it('takes a default in the place of a value that no key can hold', () => {
    const part = { ...least.payment, sendPhone: null, productInfo: 7, origins: ['https://bank.example'] };
    expect(chosenVendor('payment', { payment: part })?.values).toMatchObject({
      sendPhone: true,
      productInfo: 'Services',
      origins: ['https://bank.example'],
    });
  });
});

describe('what a page may reach', () => {
  it('is nothing without a third party', () => {
    expect(vendorAddresses({})).toEqual({
      script: [],
      frame: [],
      connect: [],
      img: [],
      style: [],
      media: [],
      form: [],
      payment: [],
    });
    expect(hasMarkupWriter({})).toBe(false);
  });

  it('is what the records of the named vendors say', () => {
    const addresses = vendorAddresses({
      ...least,
      payment: { ...least.payment, origins: ['https://bank.example/back', '/own'] },
      analytics: { provider: 'mixpanel', token: 't' },
    });
    expect(addresses.form).toEqual(['https://pay.example', 'https://bank.example']);
    expect(addresses.connect).toEqual(['https://api-js.mixpanel.com']);
    expect([addresses.script, addresses.frame, addresses.img]).toEqual([[], [], []]);
    const chat = { provider: 'freshchat', token: 't', host: 'https://chat.example/in' };
    expect(vendorAddresses({ ...least, chat }).img).toEqual(['https://chat.example']);
  });

  it.each([
    ['in', 'https://api-in.mixpanel.com'],
    ['eu', 'https://api-eu.mixpanel.com'],
  ])('is for Mixpanel the host of the project’s region alone: %s', (region, host) => {
    const analytics = { provider: 'mixpanel', token: 't', region };
    expect(vendorAddresses({ ...least, analytics }).connect).toEqual([host]);
  });

  it('is for Freshchat also its style sheet, sounds, sockets and the files of its region', () => {
    const chat = { provider: 'freshchat', token: 't', host: 'https://wchat.in.freshchat.com' };
    const both = ['https://wchat.in.freshchat.com', 'https://assetscdn-wchat.in.freshchat.com'];
    const { style, media, connect, frame } = vendorAddresses({ ...least, chat });
    expect([style, media, frame]).toEqual([both, both, both]);
    expect(connect).toEqual([
      ...both,
      'wss://wchat.in.freshchat.com',
      'wss://assetscdn-wchat.in.freshchat.com',
    ]);
  });

  it('is for reCAPTCHA also what its script calls', () => {
    const captcha = { provider: 'recaptcha', siteKey: 'k' };
    expect(vendorAddresses({ ...least, captcha }).connect).toEqual(['https://www.google.com/recaptcha/']);
  });

  it.each([
    { captcha: { provider: 'recaptcha', siteKey: 'k' } },
    { captcha: { provider: 'altcha', challenge: '/c' } },
    { analytics: { provider: 'mixpanel', token: 't' } },
    { analytics: { provider: 'beacon', address: '/e' } },
    { chat: { provider: 'freshchat', token: 't', host: 'https://chat.example' } },
  ])('is also what the deployment names for %j', (part) => {
    const [[group, chosen] = ['', {}]] = Object.entries(part);
    const named = { ...least, ...part, [group]: { ...chosen, origins: ['https://more.example/x'] } };
    expect(vendorAddresses(named).connect).toContain('https://more.example');
  });

  it.each([
    ['https://secure.payu.in/_payment', ['https://secure.payu.in', 'https://api.payu.in']],
    ['https://test.payu.in/_payment', ['https://test.payu.in', 'https://apitest.payu.in']],
    ['https://pay.example/_payment', ['https://pay.example']],
  ])('is for a form to %s also where PayU sends the browser on to', (action, form) => {
    expect(vendorAddresses({ payment: { ...least.payment, action } }).form).toEqual(form);
  });

  it.each(Object.keys(vendors.payment))(
    'is for %s also what the deployment names as further origins of its way',
    (provider) => {
      const payment = { ...least.payment, provider, origins: ['https://next.example/pay'] };
      expect(vendorAddresses({ payment }).form).toContain('https://next.example');
    },
  );

  it('is the portal’s own origin for a chat behind a path of it', () => {
    const chat = { provider: 'freshchat', token: 't', host: ' /chat' };
    expect(vendorAddresses({ ...least, chat })).toMatchObject({ script: [], frame: ["'self'"] });
  });

  it('leaves Trusted Types to be reported only where a vendor writes markup', () => {
    expect(hasMarkupWriter(least)).toBe(false);
    expect(hasMarkupWriter({ ...least, captcha: { provider: 'recaptcha', siteKey: 'k' } })).toBe(true);
    expect(hasMarkupWriter({ ...least, chat: { provider: 'freshchat', token: 't' } })).toBe(false);
  });
});

describe('the records', () => {
  it('say which keys a vendor cannot work without', () => {
    expect(neededKeys(vendors.payment.payu)).toEqual(['key', 'action']);
    expect(neededKeys(vendors.chat.none)).toEqual([]);
  });

  it('never put anything into the policy that a header cannot hold or that would end a directive', () => {
    expect(originsOf('https://भुगतान.example/pay', 'https://a; script-src *')).toEqual([
      'https://xn--31b0amr1gp.example',
    ]);
    expect(originsOf('https://[2001:db8::1]:8443/', 'https://*.bank.example', 'https://a_b.example')).toEqual(
      ['https://[2001:db8::1]:8443', 'https://*.bank.example', 'https://a_b.example'],
    );
  });

  // The parser of addresses takes each of these for a host.
  it.each([';', ',', "'", '"', '$', '{', '}', '(', '!', '&', '`'])(
    'leave out a host with %s in it',
    (sign) => {
      expect(URL.canParse(`https://a${sign}sandbox/`)).toBe(true);
      expect(originsOf(`https://a${sign}sandbox/`)).toEqual([]);
    },
  );

  it('need no configuration that is right: a value of another kind counts as none', () => {
    const payment = { provider: 'payu', key: 1, action: false, origins: true };
    expect(vendorAddresses({ payment }).form).toEqual([]);
    expect(vendorAddresses({ payment: { ...payment, origins: [1] } }).form).toEqual([]);
  });

  it('take the origin of an address that leaves the portal', () => {
    expect(originsOf('https://a.example:8443/x?y#z', '/own', '', 'HTTP://b.example')).toEqual([
      'https://a.example:8443',
      'http://b.example',
    ]);
  });
});
