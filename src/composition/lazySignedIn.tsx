import type { Container } from 'inversify';
import { type ComponentType, lazy } from 'react';

/** The signed-in part of the portal, whose code and bindings arrive together when it is first shown. */
export const lazySignedIn = (container: Container): ComponentType =>
  lazy(async () => {
    const [{ signedInModules }, { SignedInPortal }] = await Promise.all([
      import('./signedInModules'),
      import('../ui/shell/SignedInPortal'),
    ]);
    container.load(...signedInModules);
    return { default: SignedInPortal };
  });
