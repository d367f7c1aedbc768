import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import { loadCalls } from '../infrastructure/http/lateCalls';
import { onDemand } from '../ui/kit/onDemand';
import { ScreenLoading } from '../ui/shell/ScreenLoading';
import { textLoader } from '../ui/texts/loading';

const load = async () => {
  const [{ prefetchScreenAt, signedInPortalOf }] = await Promise.all([
    import('./signedIn'),
    textLoader.loadPortal(),
    loadCalls(),
  ]);
  return { prefetchScreenAt, signedInPortalOf };
};

/** Asks for that code before the configuration is known; whoever needs it sees a failure then. */
export const fetchSignedInCode = (): void => void load().catch(() => undefined);

export interface LazySignedIn {
  readonly SignedIn: ComponentType;
  /**
   * Prefetches that code, then the code of the screen at a path. Failures are ignored here; the screen shows
   * them when it is opened.
   */
  readonly fetch: (pathname: string) => void;
}

/** The signed-in part of the portal; its code and bindings load together on first use. */
export const lazySignedIn = (container: Container): LazySignedIn => {
  const signedIn = onDemand(() => load().then((m) => m.signedInPortalOf(container)), ScreenLoading);
  const fetch = (pathname: string): void => {
    signedIn.fetch();
    load().then(
      ({ prefetchScreenAt }) => prefetchScreenAt(pathname),
      () => undefined,
    );
  };
  return { SignedIn: signedIn.Component, fetch };
};
