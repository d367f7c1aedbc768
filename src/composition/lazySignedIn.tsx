import type { Container } from 'inversify';
import { type ComponentType, lazy } from 'react';

/** The signed-in part of the portal, whose code and bindings arrive together when it is first shown. */
export const lazySignedIn = (container: Container): ComponentType =>
  lazy(async () => {
    const { signedInPortalOf } = await import('./signedIn');
    return { default: signedInPortalOf(container) };
  });

/** Fetches that code, then that of the screen at a path; what cannot be had shows itself when it is wanted. */
export const fetchSignedIn = (pathname: string): void => {
  import('./signedIn').then(
    ({ prefetchScreenAt }) => prefetchScreenAt(pathname),
    () => undefined,
  );
};
