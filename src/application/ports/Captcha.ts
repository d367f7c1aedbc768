/**
 * `failed`: the check could not be loaded or solved; trying again may help. `kept`: it was passed on another form and
 * its token is still unspent; the provider draws nothing. `expired`: it was passed, and has to be passed again.
 * `insecure`: it cannot run at this address, which does not begin with https.
 */
export type CaptchaState =
  | 'loading'
  | 'waiting'
  | 'checking'
  | 'passed'
  | 'kept'
  | 'failed'
  | 'expired'
  | 'insecure';

/** The token of a check, and its reset after the token was sent. */
export interface CaptchaToken {
  readonly token: () => string;
  readonly reset: () => void;
}

/**
 * Proof that the visitor is human (CAPT-01 to CAPT-03). One form at a time shows it; a token that was not sent stays
 * valid for the next form. The port hides the provider.
 */
export abstract class Captcha {
  /** 'checkbox': the portal shows its own and calls `start`; 'widget': the provider draws into the page. */
  abstract readonly presentation: 'checkbox' | 'widget';
  /** Opens the check in an element of the page (opaque here) and reports each state; returns a function that removes it. */
  abstract open(container: unknown, onState: (state: CaptchaState) => void): () => void;
  /** The customer ticks the portal's checkbox or tries again after a failure. */
  abstract start(): void;
  /** The token of a completed check, good for one send; '' where there is none or it has expired. */
  abstract token(): string;
  /** Asks for a new check, because a token is good only once. */
  abstract reset(): void;
}
