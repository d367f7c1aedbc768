import 'virtual:antd/portal.css';
import { Container } from 'inversify';
import { type ComponentType, type ReactElement, useState } from 'react';
import { SignedInPortal } from '../ui/shell/SignedInPortal';
import { StoreContext } from '../ui/state/storeContext';
import { storeSourceOf } from './container';
import { signedInModules } from './signedInModules';

export { prefetchScreenAt } from '../ui/shell/screens';

/** One customer's container: it ends with the session, so that nothing of it is there for the next one. */
export const createSignedInContainer = (entry: Container): Container => {
  const container = new Container({ parent: entry, defaultScope: 'Singleton' });
  container.load(...signedInModules);
  return container;
};

/** The portal behind the sign-in, with what one customer's session needs. */
export const signedInPortalOf = (entry: Container): ComponentType => {
  const SignedIn = (): ReactElement => {
    const [source] = useState(() => storeSourceOf(createSignedInContainer(entry)));
    return (
      <StoreContext.Provider value={source}>
        <SignedInPortal />
      </StoreContext.Provider>
    );
  };
  return SignedIn;
};
