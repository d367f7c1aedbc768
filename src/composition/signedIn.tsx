import 'virtual:antd/portal.css';
import { Container } from 'inversify';
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { ApiClient } from '../infrastructure/http/ApiClient';
import { SignedInPortal } from '../ui/shell/SignedInPortal';
import { FeatureLoader } from '../ui/state/FeatureLoader';
import { StoreContext } from '../ui/state/storeContext';
import { ContainerFeatures } from './ContainerFeatures';
import { storeSourceOf } from './container';
import { signedInModules } from './signedInModules';

export { prefetchScreenAt } from '../ui/shell/screens';

/**
 * One customer's container. It is discarded with the session, so that the next customer gets none of its
 * state.
 */
export const createSignedInContainer = (entry: Container): Container => {
  const container = new Container({ parent: entry, defaultScope: 'Singleton' });
  container.load(...signedInModules);
  container.bind(ApiClient).toConstantValue(entry.get(ApiClient).forSession());
  container.bind(FeatureLoader).toConstantValue(new ContainerFeatures(container));
  return container;
};

/** The signed-in portal with the container of one customer's session. */
export const signedInPortalOf = (entry: Container): ComponentType => {
  const SignedIn = (): ReactElement => {
    const [container] = useState(() => createSignedInContainer(entry));
    const [source] = useState(() => storeSourceOf(container));
    useEffect(() => () => container.get(ApiClient).end(), [container]);
    return (
      <StoreContext.Provider value={source}>
        <SignedInPortal />
      </StoreContext.Provider>
    );
  };
  return SignedIn;
};
