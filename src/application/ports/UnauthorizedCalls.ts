/** Reports calls that put the session in doubt: sent without an access token, or refused with 401. */
export abstract class UnauthorizedCalls {
  /** Returns an unsubscribe function. */
  abstract onUnauthorized(listener: () => void): () => void;
}
