import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeploymentConfiguration } from '../../src/infrastructure/config/DeploymentConfiguration';
import { Analytics } from '../../src/application/ports/Analytics';
import { Captcha, type CaptchaState } from '../../src/application/ports/Captcha';
import { SupportChat } from '../../src/application/ports/SupportChat';
import { createContainer } from '../../src/composition/container';
import { signedInAlone } from '../doubles/signedInAlone';
import { aConfiguration } from '../doubles/aConfiguration';

const keys = { analytics: Analytics, chat: SupportChat } as const;

// A vendor is called some time after its adapter is made, and here there is no network.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a vendor that the configuration names', () => {
  it.each<readonly [keyof typeof keys, Partial<DeploymentConfiguration>, string]>([
    [
      'analytics',
      { analytics: { provider: 'mixpanel', token: 't', region: 'us', origins: [] } },
      'MixpanelAnalytics',
    ],
    ['analytics', { analytics: { provider: 'beacon', address: '/events', origins: [] } }, 'BeaconAnalytics'],
    ['analytics', { analytics: { provider: 'none' } }, 'NoAnalytics'],
    [
      'chat',
      { chat: { provider: 'freshchat', token: 't', host: 'https://c.example', origins: [] } },
      'FreshchatSupportChat',
    ],
    ['chat', { chat: { provider: 'contact' } }, 'ContactPageSupportChat'],
    ['chat', { chat: { provider: 'none' } }, 'ContactPageSupportChat'],
  ])('for %s by %j is %s', (group, part, adapter) => {
    const container = signedInAlone(createContainer(aConfiguration(part)));
    expect(container.get<object>(keys[group]).constructor.name).toBe(adapter);
  });
});

describe('analytics at an address of the deployment', () => {
  it('know the customer of a session that was there before the page [ANLY-05]', () => {
    const sendBeacon = vi.fn<typeof navigator.sendBeacon>(() => true);
    vi.stubGlobal('navigator', { sendBeacon });
    sessionStorage.setItem('user', JSON.stringify({ id: 7 }));
    const analytics = { provider: 'beacon', address: '/events', origins: [] } as const;
    createContainer(aConfiguration({ analytics })).get(Analytics).track('Payment Completed');
    sessionStorage.clear();
    const told = { event: 'Payment Completed', customer: '7', details: {} };
    expect(sendBeacon.mock.calls).toEqual([['/events', JSON.stringify(told)]]);
  });
});

describe('a captcha that the configuration names', () => {
  const open = (captcha: DeploymentConfiguration['captcha']): Captcha => {
    const opened = createContainer(aConfiguration({ captcha })).get(Captcha);
    opened.open(document.createElement('div'), (state) => void states.push(state));
    return opened;
  };
  let states: CaptchaState[];
  beforeEach(() => {
    states = [];
    // Another file may have asked for the script, which is loaded once a page.
    vi.resetModules();
  });

  it('is Google’s, which asks for its script and nothing of another', async () => {
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => undefined);
    expect(open({ provider: 'recaptcha', siteKey: 'k', origins: [] }).presentation).toBe('widget');
    await expect.poll(() => append).toHaveBeenCalled();
    const [script] = append.mock.calls[0] ?? [];
    if (!(script instanceof HTMLScriptElement)) throw new Error('That is no script.');
    expect([new URL(script.src).hostname, states.at(-1)]).toEqual(['www.google.com', 'loading']);
    script.dispatchEvent(new Event('error'));
    await expect.poll(() => states.at(-1)).toBe('failed');
  });

  it('is ALTCHA, which asks for a challenge once its box is ticked', async () => {
    const fetched = vi.fn<typeof fetch>(() => Promise.reject(new Error('down')));
    vi.stubGlobal('fetch', fetched);
    vi.stubGlobal('isSecureContext', true);
    const captcha = open({ provider: 'altcha', challenge: '/c', origins: [] });
    expect([captcha.presentation, states]).toEqual(['checkbox', ['waiting']]);
    captcha.start();
    await expect.poll(() => states.at(-1)).toBe('failed');
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/c']);
  });
});
