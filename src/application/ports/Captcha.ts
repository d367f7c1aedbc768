/** `failed`: the check could not be loaded or solved; trying again may help. */
export type CaptchaState = 'loading' | 'waiting' | 'checking' | 'passed' | 'failed';

/** Proof that a human asks (specification section 7). One instance belongs to one form; the provider stays hidden. */
export abstract class Captcha {
  /** 'checkbox': the portal shows one of its own and calls `start`; 'widget': the provider draws into the place. */
  abstract readonly presentation: 'checkbox' | 'widget';
  /** Begins in a place of the page (an element, opaque here) and tells each state; the result takes it away again. */
  abstract open(place: unknown, tell: (state: CaptchaState) => void): () => void;
  /** The customer ticks the portal's checkbox or tries again after a failure. */
  abstract start(): void;
  /** The token of a completed check, good for one send; '' where there is none or it has expired. */
  abstract token(): string;
  /** Asks for a new check, because a token is good only once. */
  abstract reset(): void;
}
