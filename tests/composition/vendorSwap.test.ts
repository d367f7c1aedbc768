import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeploymentConfiguration } from '../../src/infrastructure/config/DeploymentConfiguration';
import { Analytics } from '../../src/application/ports/Analytics';
import { Captcha } from '../../src/application/ports/Captcha';
import { SupportChat } from '../../src/application/ports/SupportChat';
import { createContainer } from '../../src/composition/container';
import { createSignedInContainer } from '../../src/composition/signedIn';
import { aConfiguration } from '../doubles/aConfiguration';

const keys = { captcha: Captcha, analytics: Analytics, chat: SupportChat } as const;

// A vendor is called some time after its adapter is made, and here there is no network.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a vendor that the configuration names', () => {
  it.each<readonly [keyof typeof keys, Partial<DeploymentConfiguration>, string]>([
    ['captcha', { captcha: { provider: 'recaptcha', siteKey: 'k' } }, 'RecaptchaCaptcha'],
    ['captcha', { captcha: { provider: 'altcha', challenge: '/c' } }, 'AltchaCaptcha'],
    ['analytics', { analytics: { provider: 'mixpanel', token: 't' } }, 'MixpanelAnalytics'],
    ['analytics', { analytics: { provider: 'beacon', address: '/events' } }, 'BeaconAnalytics'],
    ['analytics', { analytics: { provider: 'none' } }, 'NoAnalytics'],
    [
      'chat',
      { chat: { provider: 'freshchat', token: 't', host: 'https://c.example' } },
      'FreshchatSupportChat',
    ],
    ['chat', { chat: { provider: 'contact' } }, 'ContactPageSupportChat'],
    ['chat', { chat: { provider: 'none' } }, 'ContactPageSupportChat'],
  ])('for %s by %j is %s', (group, part, adapter) => {
    const container = createSignedInContainer(createContainer(aConfiguration(part)));
    expect(container.get<object>(keys[group]).constructor.name).toBe(adapter);
  });
});
