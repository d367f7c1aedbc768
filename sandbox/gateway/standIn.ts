import type { SandboxContext } from '../context';
import type { Call, Routes } from '../http/environment';

/** What the sandbox plays of one payment provider. */
export type StandIn = {
  /** The `payment` of the portal's configuration while this provider is chosen. */
  readonly configuration: (context: SandboxContext, c: Call) => Readonly<Record<string, unknown>>;
  /** The backend's calls for it, for customers who are signed in. */
  readonly calls: (context: SandboxContext) => Routes;
  /** Where its pages and its server come back to, without a token. */
  readonly returns: (context: SandboxContext) => Routes;
  /** Its own pages and scripts, on another origin than the portal's. */
  readonly pages: (context: SandboxContext) => Routes;
};
