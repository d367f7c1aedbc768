import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaState } from '../../../src/application/ports/Captcha';
import { RecaptchaCaptcha } from '../../../src/infrastructure/captcha/RecaptchaCaptcha';
import type { Recaptcha, RecaptchaParameters } from '../../../src/infrastructure/captcha/recaptchaScript';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';

/** The vendor's script: refuses to render twice into one element and counts its widgets. */
class StubRecaptcha implements Recaptcha {
  readonly drawn: { readonly element: Element; readonly parameters: RecaptchaParameters }[] = [];
  readonly resets: number[] = [];

  render = (element: Element, parameters: RecaptchaParameters): number => {
    if (this.drawn.some((widget) => widget.element === element)) throw new Error('already been rendered');
    element.textContent = 'widget';
    return this.drawn.push({ element, parameters }) - 1;
  };

  reset = (widget: number): void => void this.resets.push(widget);
}

describe('reCAPTCHA v2, drawn explicitly', () => {
  let script: StubRecaptcha;
  let load: ReturnType<typeof vi.fn<() => Promise<Recaptcha>>>;
  let captcha: RecaptchaCaptcha;
  let place: HTMLElement;
  let timer: InMemoryTimer;
  let states: CaptchaState[];

  beforeEach(() => {
    script = new StubRecaptcha();
    timer = new InMemoryTimer();
    load = vi.fn<() => Promise<Recaptcha>>(() => Promise.resolve(script));
    captcha = new RecaptchaCaptcha({ siteKey: 'site-key', load, timer });
    place = document.createElement('div');
    states = [];
  });

  const open = async (): Promise<() => void> => {
    const close = captcha.open(place, (state) => void states.push(state));
    await expect.poll(() => states.at(-1)).not.toBe('loading');
    return close;
  };
  const latest = (): RecaptchaParameters => {
    const widget = script.drawn.at(-1);
    if (widget === undefined) throw new Error('Nothing was drawn.');
    return widget.parameters;
  };

  it('is rendered in the container of the form with the site key [CAPT-01]', async () => {
    await open();
    expect(states).toEqual(['loading', 'waiting']);
    expect(script.drawn).toHaveLength(1);
    expect(place.contains(script.drawn[0]?.element ?? null)).toBe(true);
    expect(latest().sitekey).toBe('site-key');
  });

  it('gives its token until it expires [CAPT-02]', async () => {
    await open();
    expect(captcha.token()).toBe('');
    latest().callback('tok');
    expect([captcha.token(), states.at(-1)]).toEqual(['tok', 'passed']);
    latest()['expired-callback']();
    expect([captcha.token(), states.at(-1)]).toEqual(['', 'waiting']);
  });

  it('is reset after its token was used', async () => {
    await open();
    latest().callback('tok');
    captcha.reset();
    expect([captcha.token(), states.at(-1), script.resets]).toEqual(['', 'waiting', [0]]);
  });

  it('is drawn into a new element each time it opens, and leaves nothing behind', async () => {
    const close = await open();
    close();
    expect(place.childElementCount).toBe(0);
    await open();
    expect(script.drawn).toHaveLength(2);
    expect(place.childElementCount).toBe(1);
  });

  it('keeps an unused token for the next form, for as long as Google accepts it', async () => {
    const close = await open();
    latest().callback('tok');
    close();
    await open();
    expect([captcha.token(), states.at(-1), script.drawn.length]).toEqual(['tok', 'kept', 1]);
    timer.pass(120_000);
    await expect.poll(() => states.at(-1)).toBe('waiting');
    expect([captcha.token(), script.drawn.length]).toEqual(['', 2]);
  });

  it('draws a new widget once a kept token was used', async () => {
    const close = await open();
    latest().callback('tok');
    close();
    await open();
    captcha.reset();
    await expect.poll(() => states.at(-1)).toBe('waiting');
    expect([captcha.token(), place.childElementCount]).toEqual(['', 1]);
  });

  it('draws once when the form opens, closes and opens again before the script has loaded', async () => {
    captcha.open(place, () => undefined)();
    await open();
    expect(place.childElementCount).toBe(1);
  });

  it('reports that the script could not be loaded, and tries again', async () => {
    load.mockRejectedValueOnce(new Error('blocked'));
    await open();
    expect(states).toEqual(['loading', 'failed']);
    captcha.start();
    await expect.poll(() => states.at(-1)).toBe('waiting');
    expect(place.childElementCount).toBe(1);
  });

  it('reports a vendor that becomes unreachable later', async () => {
    await open();
    latest()['error-callback']();
    expect([captcha.token(), states.at(-1)]).toEqual(['', 'failed']);
  });
});
