import { makeAutoObservable } from 'mobx';
import type { Captcha, CaptchaState } from '../../application/ports/Captcha';

/** The check against robots of one form, as the screen sees it. */
export class CaptchaStore {
  state: CaptchaState = 'loading';
  private onTicked: () => void = () => undefined;

  constructor(private readonly deps: { readonly captcha: Captcha }) {
    makeAutoObservable<this, 'deps' | 'onTicked'>(this, { deps: false, onTicked: false }, { autoBind: true });
  }

  /** Ticked, whether the provider draws the box or the portal does. */
  get isPassed(): boolean {
    return this.state === 'passed' || this.state === 'kept';
  }

  /** The form hears when the customer ticks the box: a complaint about it is settled then. */
  whenTicked(listener: () => void): void {
    this.onTicked = listener;
  }

  get presentation(): Captcha['presentation'] {
    return this.deps.captcha.presentation;
  }

  /** Begins in an element of the page; the result takes the check away again. */
  open(place: unknown): () => void {
    return this.deps.captcha.open(place, (state) => this.become(state));
  }

  start(): void {
    this.deps.captcha.start();
  }

  reset(): void {
    this.deps.captcha.reset();
  }

  /** '' until the check is completed, and again once the token has expired. */
  token(): string {
    return this.deps.captcha.token();
  }

  private become(state: CaptchaState): void {
    this.state = state;
    if (state === 'checking' || this.isPassed) this.onTicked();
  }
}
