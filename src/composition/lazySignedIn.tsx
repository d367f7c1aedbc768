import type { Container } from 'inversify';
import type { ComponentType } from 'react';
import { onDemand } from '../ui/kit/onDemand';
import { ScreenLoading } from '../ui/shell/ScreenLoading';

const load = () => import('./signedIn');

export interface LazySignedIn {
  readonly SignedIn: ComponentType;
  /** Fetches that code, then that of the screen at a path; what cannot be had shows itself when it is wanted. */
  readonly fetch: (pathname: string) => void;
}

/** The signed-in part of the portal, whose code and bindings arrive together when it is first wanted. */
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
