/**
 * `failed`: the check could not be loaded or solved; trying again may help. `kept`: it was passed on another form and
 * its token is still unspent; the provider draws nothing.
 */
export type CaptchaState = 'loading' | 'waiting' | 'checking' | 'passed' | 'kept' | 'failed';

/** The token of a check and its end: whoever sends the token resets the check. */
export interface CaptchaToken {
  readonly token: () => string;
  readonly reset: () => void;
}

/**
 * Proof that a human asks (CAPT-01 to 03). One form at a time shows it; a token that was not sent stays good for the
 * next form. The provider stays hidden.
 */
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
