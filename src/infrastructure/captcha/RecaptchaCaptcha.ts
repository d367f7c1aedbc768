import type { Captcha, CaptchaState } from '../../application/ports/Captcha';
import type { Timer } from '../../application/ports/Timer';
import type { Recaptcha } from './recaptchaScript';

const nobody = (): void => undefined;
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
  private place: HTMLElement | undefined;
  private tell: (state: CaptchaState) => void = nobody;
  private drawn: Drawn | undefined;
  private given = '';
  private stopExpiry: () => void = nobody;
  private turn = 0;

  constructor(
    private readonly deps: {
      readonly siteKey: string;
      readonly load: () => Promise<Recaptcha>;
      readonly timer: Timer;
    },
  ) {}

  open(place: unknown, tell: (state: CaptchaState) => void): () => void {
    this.tell = tell;
    this.place = place instanceof HTMLElement ? place : undefined;
    if (this.given === '') this.start();
    else tell('kept');
    return () => {
      if (this.tell !== tell) return;
      this.tell = nobody;
      this.place = undefined;
      this.removeWidget();
    };
  }

  start(): void {
    this.forget();
    this.removeWidget();
    this.tell('loading');
    void this.draw(this.turn);
  }

  token(): string {
    return this.given;
  }

  reset(): void {
    this.forget();
    if (this.drawn !== undefined) {
      this.drawn.recaptcha.reset(this.drawn.widget);
      this.tell('waiting');
    } else if (this.place !== undefined) this.start();
  }

  private async draw(turn: number): Promise<void> {
    try {
      const recaptcha = await this.deps.load();
      if (turn !== this.turn || this.place === undefined) return;
      const element = document.createElement('div');
      this.place.append(element);
      const widget = recaptcha.render(element, this.parametersFor(this.place, turn));
      this.drawn = { recaptcha, widget, element };
      this.tell('waiting');
    } catch {
      if (turn === this.turn) this.tell('failed');
    }
  }

  private parametersFor(place: HTMLElement, turn: number): Parameters<Recaptcha['render']>[1] {
    const become = (state: CaptchaState, token: string): void => {
      if (turn !== this.turn) return;
      this.forget();
      this.given = token;
      if (token !== '') this.stopExpiry = this.deps.timer.after(TOKEN_LASTS_MS, () => this.reset());
      this.tell(state);
    };
    const isNarrow = place.clientWidth > 0 && place.clientWidth < NORMAL_WIDTH_PX;
    return {
      sitekey: this.deps.siteKey,
      theme: window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
      size: isNarrow ? 'compact' : 'normal',
      callback: (token) => become('passed', token),
      'expired-callback': () => become('waiting', ''),
      'error-callback': () => become('failed', ''),
    };
  }

  private forget(): void {
    this.given = '';
    this.stopExpiry();
    this.stopExpiry = nobody;
  }

  private removeWidget(): void {
    this.turn += 1;
    this.drawn?.element.remove();
    this.drawn = undefined;
  }
}
