import type { Captcha, CaptchaState } from '../../application/ports/Captcha';
import type { Clock } from '../../application/ports/Clock';
import type { Timer } from '../../application/ports/Timer';
import { MissingCode } from '../system/MissingCode';
import { type AltchaChallenge, fetchChallenge, tokenOf } from './altchaChallenge';

/** Computes a solution; rejects when there is none. */
type AltchaSolver = (challenge: AltchaChallenge, signal: AbortSignal) => Promise<unknown>;

export interface AltchaSettings {
  /** Address that serves challenges. */
  readonly challenge: string;
  readonly fetchOnce: typeof fetch;
  readonly solve: AltchaSolver;
  readonly clock: Clock;
  readonly timer: Timer;
  /** Reloads the page when a worker's code is gone after a release; false when a reload cannot help. */
  readonly reload: () => Promise<boolean>;
}

const noListener = (): void => undefined;

/** ALTCHA's proof of work behind the portal's own accessible checkbox: self-hosted, no third party. */
export class AltchaCaptcha implements Captcha {
  readonly presentation = 'checkbox';
  private onState: (state: CaptchaState) => void = noListener;
  private passed: { readonly token: string; readonly until: number } | undefined;
  private work = new AbortController();
  private stopExpiry: () => void = noListener;

  constructor(private readonly settings: AltchaSettings) {}

  open(_container: unknown, onState: (state: CaptchaState) => void): () => void {
    this.onState = onState;
    onState(this.token() === '' ? 'waiting' : 'passed');
    return () => {
      if (this.onState !== onState) return;
      this.onState = noListener;
      // An unused token stays valid for the next form.
      if (this.token() === '') this.forget();
    };
  }

  start(): void {
    this.forget();
    this.onState('checking');
    void this.prove(this.work.signal);
  }

  token(): string {
    return this.passed !== undefined && this.settings.clock.now() < this.passed.until
      ? this.passed.token
      : '';
  }

  reset(): void {
    this.forget();
    this.onState('waiting');
  }

  private async prove(signal: AbortSignal): Promise<void> {
    const { challenge: address, fetchOnce, solve } = this.settings;
    try {
      const challenge = await fetchChallenge(fetchOnce, address);
      if (signal.aborted) return;
      const solution = await solve(challenge, signal);
      if (!signal.aborted) this.pass(challenge, solution);
    } catch (fault) {
      if (!signal.aborted && fault instanceof MissingCode && (await this.settings.reload())) return;
      if (!signal.aborted) this.onState('failed');
    }
  }

  private pass(challenge: AltchaChallenge, solution: unknown): void {
    const until = challenge.expiresAt ?? Number.POSITIVE_INFINITY;
    this.passed = { token: tokenOf(challenge, solution), until };
    const { clock, timer } = this.settings;
    if (Number.isFinite(until)) this.stopExpiry = timer.after(until - clock.now(), () => this.reset());
    this.onState('passed');
  }

  private forget(): void {
    this.work.abort();
    this.work = new AbortController();
    this.passed = undefined;
    this.stopExpiry();
    this.stopExpiry = noListener;
  }
}
