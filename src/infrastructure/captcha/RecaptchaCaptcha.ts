import type { Captcha, CaptchaState } from '../../application/ports/Captcha';
import type { Timer } from '../../application/ports/Timer';
import type { Recaptcha } from './recaptchaScript';

const noListener = (): void => undefined;
const NORMAL_WIDTH_PX = 304;

/** The lifetime of Google's token; needed because a removed widget cannot report its expiry. */
const TOKEN_LASTS_MS = 120_000;

interface Drawn {
  readonly recaptcha: Recaptcha;
  readonly widget: number;
  readonly element: HTMLElement;
}

/**
 * Google's reCAPTCHA v2. Each rendering gets a new child element, because the vendor refuses to render twice
 * into one element and cannot remove a widget.
 */
export class RecaptchaCaptcha implements Captcha {
  readonly presentation = 'widget';
  private container: HTMLElement | undefined;
  private onState: (state: CaptchaState) => void = noListener;
  private drawn: Drawn | undefined;
  private given = '';
  private stopExpiry: () => void = noListener;
  private turn = 0;

  constructor(
    private readonly deps: {
      readonly siteKey: string;
      readonly load: () => Promise<Recaptcha>;
      readonly timer: Timer;
    },
  ) {}

  open(container: unknown, onState: (state: CaptchaState) => void): () => void {
    this.onState = onState;
    this.container = container instanceof HTMLElement ? container : undefined;
    if (this.given === '') this.start();
    else onState('kept');
    return () => {
      if (this.onState !== onState) return;
      this.onState = noListener;
      this.container = undefined;
      this.removeWidget();
    };
  }

  start(): void {
    this.forget();
    this.removeWidget();
    this.onState('loading');
    void this.draw(this.turn);
  }

  token(): string {
    return this.given;
  }

  reset(): void {
    this.forget();
    if (this.drawn !== undefined) {
      this.drawn.recaptcha.reset(this.drawn.widget);
      this.onState('waiting');
    } else if (this.container !== undefined) this.start();
  }

  private async draw(turn: number): Promise<void> {
    try {
      const recaptcha = await this.deps.load();
      if (turn !== this.turn || this.container === undefined) return;
      const element = document.createElement('div');
      this.container.append(element);
      const widget = recaptcha.render(element, this.parametersFor(this.container, turn));
      this.drawn = { recaptcha, widget, element };
      this.onState('waiting');
    } catch {
      if (turn === this.turn) this.onState('failed');
    }
  }

  private parametersFor(container: HTMLElement, turn: number): Parameters<Recaptcha['render']>[1] {
    const become = (state: CaptchaState, token: string): void => {
      if (turn !== this.turn) return;
      this.forget();
      this.given = token;
      if (token !== '') this.stopExpiry = this.deps.timer.after(TOKEN_LASTS_MS, () => this.reset());
      this.onState(state);
    };
    const isNarrow = container.clientWidth > 0 && container.clientWidth < NORMAL_WIDTH_PX;
    return {
      sitekey: this.deps.siteKey,
      theme: document.documentElement.dataset['scheme'] === 'dark' ? 'dark' : 'light',
      size: isNarrow ? 'compact' : 'normal',
      callback: (token) => become('passed', token),
      'expired-callback': () => become('waiting', ''),
      'error-callback': () => become('failed', ''),
    };
  }

  private forget(): void {
    this.given = '';
    this.stopExpiry();
    this.stopExpiry = noListener;
  }

  private removeWidget(): void {
    this.turn += 1;
    this.drawn?.element.remove();
    this.drawn = undefined;
  }
}
