import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Recaptcha } from '../../../src/infrastructure/captcha/recaptchaScript';

const appended: HTMLScriptElement[] = [];

beforeEach(() => {
  vi.resetModules();
  appended.length = 0;
  // The page's own loading of scripts is left out: what counts is which script is asked for.
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
  it('is loaded from outside with explicit rendering, once for all forms [CAPT-01]', async () => {
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

  it('is asked for again after it failed', async () => {
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

  it('fails when it never calls back, because the script behind it is blocked', async () => {
    vi.useFakeTimers();
    const load = await fresh();
    const loading = load();
    appended[0]?.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(20_000);
    await expect(loading).rejects.toThrow('could not be loaded');
    vi.useRealTimers();
  });

  it('fails when it came without what it promises', async () => {
    const load = await fresh();
    const loading = load();
    window.portalRecaptchaLoaded?.();
    await expect(loading).rejects.toThrow('could not be loaded');
  });
});
