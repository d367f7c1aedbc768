import { makeAutoObservable } from 'mobx';
import type { Captcha, CaptchaState } from '../../application/ports/Captcha';

/** The captcha of one form. */
export class CaptchaStore {
  state: CaptchaState = 'loading';
  private onTicked: () => void = () => undefined;

  constructor(private readonly deps: { readonly captcha: Captcha }) {
    makeAutoObservable<this, 'deps' | 'onTicked'>(this, { deps: false, onTicked: false }, { autoBind: true });
  }

  /** Whether the captcha is passed, in the provider's box or the portal's own. */
  get isPassed(): boolean {
    return this.state === 'passed' || this.state === 'kept';
  }

  /** Whether something stands in the way of the check. */
  get isHindered(): boolean {
    return this.state === 'failed' || this.state === 'insecure';
  }

  /** Registers a listener for the customer ticking the box, which removes an error about it. */
  whenTicked(listener: () => void): void {
    this.onTicked = listener;
  }

  get presentation(): Captcha['presentation'] {
    return this.deps.captcha.presentation;
  }

  /** Opens the captcha in a page element; returns a function that removes it. */
  open(container: unknown): () => void {
    return this.deps.captcha.open(container, (state) => this.become(state));
  }

  start(): void {
    this.deps.captcha.start();
  }

  reset(): void {
    this.deps.captcha.reset();
  }

  /** The token; '' until the captcha is completed and after the token has expired. */
  token(): string {
    return this.deps.captcha.token();
  }

  private become(state: CaptchaState): void {
    this.state = state;
    if (state === 'checking' || this.isPassed) this.onTicked();
  }
}
