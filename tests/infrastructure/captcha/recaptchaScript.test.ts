import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Recaptcha } from '../../../src/infrastructure/captcha/recaptchaScript';

const appended: HTMLScriptElement[] = [];

beforeEach(() => {
  vi.resetModules();
  appended.length = 0;
  // Loading itself is stubbed: the test looks at which script is requested.
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) appended.push(node);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  delete window.grecaptcha;
});

const fresh = async (): Promise<() => Promise<Recaptcha>> =>
  (await import('../../../src/infrastructure/captcha/recaptchaScript')).loadRecaptcha;

const script: Recaptcha = { render: () => 0, reset: () => undefined };

describe('the vendor’s captcha script', () => {
  it('is loaded from the vendor with explicit rendering, once for all forms [CAPT-01]', async () => {
    const load = await fresh();
    const both = Promise.all([load(), load()]);
    expect(appended).toHaveLength(1);
    const address = new URL(appended[0]?.src ?? '');
    expect(`${address.origin}${address.pathname}`).toBe('https://www.google.com/recaptcha/api.js');
    expect(address.searchParams.get('render')).toBe('explicit');
    expect(address.searchParams.get('onload')).toBe('portalRecaptchaLoaded');
    window.grecaptcha = script;
    window.portalRecaptchaLoaded?.();
    expect(await both).toEqual([script, script]);
  });

  it('is requested again after a failure', async () => {
    const load = await fresh();
    const first = load();
    appended[0]?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('could not be loaded');
    const second = load();
    expect(appended).toHaveLength(2);
    window.grecaptcha = script;
    window.portalRecaptchaLoaded?.();
    expect(await second).toBe(script);
  });

  it('fails when the callback never comes because a second script is blocked', async () => {
    vi.useFakeTimers();
    const load = await fresh();
    const loading = load();
    appended[0]?.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(20_000);
    await expect(loading).rejects.toThrow('could not be loaded');
    vi.useRealTimers();
  });

  it('fails when it loaded but defined nothing', async () => {
    const load = await fresh();
    const loading = load();
    window.portalRecaptchaLoaded?.();
    await expect(loading).rejects.toThrow('could not be loaded');
  });
});
