import 'virtual:antd/portal.css';
import { Container } from 'inversify';
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { SessionStorage } from '../application/ports/SessionStorage';
import { sessionEnds } from '../application/session/sessionEnds';
import { ApiClient } from '../infrastructure/http/ApiClient';
import { SignedInPortal } from '../ui/shell/SignedInPortal';
import { FeatureLoader } from '../ui/state/FeatureLoader';
import { StoreContext, type StoreSource } from '../ui/state/storeContext';
import { ContainerFeatures } from './ContainerFeatures';
import { storeSourceOf } from './container';
import { signedInModules } from './signedInModules';

export { prefetchScreenAt } from '../ui/shell/screens';

/**
 * One customer's container. It is discarded with the session, so that the next customer gets none of its
 * state.
 */
export const createSignedInContainer = (entry: Container, isOver = (): boolean => false): Container => {
  const container = new Container({ parent: entry, defaultScope: 'Singleton' });
  container.load(...signedInModules);
  container.bind(ApiClient).toConstantValue(entry.get(ApiClient).until(isOver));
  container.bind(FeatureLoader).toConstantValue(new ContainerFeatures(container));
  return container;
};

/** A customer's session on this page. What the customer leaves goes on after a look at Login, but not for another. */
const beginSession = (entry: Container): { readonly source: StoreSource; readonly leave: () => void } => {
  const hasEnded = sessionEnds(entry.get(SessionStorage));
  let hasLeft = false;
  return {
    source: storeSourceOf(createSignedInContainer(entry, () => hasLeft && hasEnded())),
    leave: () => {
      hasLeft = true;
    },
  };
};

/** The signed-in portal with the container of one customer's session. */
export const signedInPortalOf = (entry: Container): ComponentType => {
  const SignedIn = (): ReactElement => {
    const [{ source, leave }] = useState(() => beginSession(entry));
    useEffect(() => leave, [leave]);
    return (
      <StoreContext.Provider value={source}>
        <SignedInPortal />
      </StoreContext.Provider>
    );
  };
  return SignedIn;
};
