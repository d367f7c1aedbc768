import type { Captcha, CaptchaState } from '../../src/application/ports/Captcha';

/** A captcha that passes when the test says so; each pass has a token of its own. */
export class InMemoryCaptcha implements Captcha {
  readonly presentation = 'checkbox';
  resets = 0;
  passes = 0;
  private given = '';
  private tell: (state: CaptchaState) => void = () => undefined;

  open(_place: unknown, tell: (state: CaptchaState) => void): () => void {
    this.tell = tell;
    tell(this.given === '' ? 'waiting' : 'passed');
    return () => {
      this.tell = () => undefined;
    };
  }

  /** Starting it passes at once. */
  start(): void {
    this.passes += 1;
    this.given = `token-${this.passes}`;
    this.tell('passed');
  }

  token(): string {
    return this.given;
  }

  reset(): void {
    this.resets += 1;
    this.given = '';
    this.tell('waiting');
  }

  expire(): void {
    this.given = '';
    this.tell('expired');
  }

  /** The page's address does not begin with https. */
  bar(): void {
    this.given = '';
    this.tell('insecure');
  }

  break(): void {
    this.given = '';
    this.tell('failed');
  }
}
