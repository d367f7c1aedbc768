import type { Captcha, CaptchaState } from '../../application/ports/Captcha';
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
  /** Milliseconds since the page began, which no change of the device's clock moves. */
  readonly sincePageBegan: () => number;
  readonly timer: Timer;
  /** Reloads the page when a worker's code is gone after a release; false when a reload cannot help. */
  readonly reload: () => Promise<boolean>;
  /** Whether the browser lets a page of this address compute: only under https and on this machine itself. */
  readonly isSecure: boolean;
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
    onState(this.token() === '' ? this.unticked : 'passed');
    return () => {
      if (this.onState !== onState) return;
      this.onState = noListener;
      // An unused token stays valid for the next form.
      if (this.token() === '') this.forget();
    };
  }

  start(): void {
    this.forget();
    if (!this.settings.isSecure) {
      this.onState('insecure');
      return;
    }
    this.onState('checking');
    void this.prove(this.work.signal);
  }

  token(): string {
    return this.passed !== undefined && this.settings.sincePageBegan() < this.passed.until
      ? this.passed.token
      : '';
  }

  reset(): void {
    this.forget();
    this.onState(this.unticked);
  }

  private get unticked(): CaptchaState {
    return this.settings.isSecure ? 'waiting' : 'insecure';
  }

  private async prove(signal: AbortSignal): Promise<void> {
    const { challenge: address, fetchOnce, solve, sincePageBegan } = this.settings;
    try {
      const challenge = await fetchChallenge(fetchOnce, address);
      const arrivedAt = sincePageBegan();
      if (signal.aborted) return;
      const solution = await solve(challenge, signal);
      if (!signal.aborted) this.pass(challenge, { solution, arrivedAt });
    } catch (fault) {
      if (!signal.aborted && fault instanceof MissingCode && (await this.settings.reload())) return;
      if (!signal.aborted) this.onState('failed');
    }
  }

  private pass(
    challenge: AltchaChallenge,
    { solution, arrivedAt }: { readonly solution: unknown; readonly arrivedAt: number },
  ): void {
    const { timer, sincePageBegan } = this.settings;
    const { lastsMs } = challenge;
    const until = lastsMs === undefined ? Number.POSITIVE_INFINITY : arrivedAt + lastsMs;
    this.passed = { token: tokenOf(challenge, solution), until };
    if (Number.isFinite(until)) this.stopExpiry = timer.after(until - sincePageBegan(), () => this.expire());
    this.onState('passed');
  }

  private expire(): void {
    this.forget();
    this.onState('expired');
  }

  private forget(): void {
    this.work.abort();
    this.work = new AbortController();
    this.passed = undefined;
    this.stopExpiry();
    this.stopExpiry = noListener;
  }
}
