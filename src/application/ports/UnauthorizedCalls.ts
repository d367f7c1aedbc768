/** Reports calls that put the session in doubt: sent without a session, or refused because it has ended. */
export abstract class UnauthorizedCalls {
  /** Returns an unsubscribe function. */
  abstract onUnauthorized(listener: () => void): () => void;
}
