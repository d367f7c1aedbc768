import 'virtual:antd/portal.css';
import { Container } from 'inversify';
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { Reloader } from '../application/ports/Reloader';
import { SessionStorage } from '../application/ports/SessionStorage';
import { becomesAnothers, sessionEnds } from '../application/session/sessionEnds';
import { Client } from './client';
import { SessionStore } from '../ui/session/SessionStore';
import { SignedInPortal } from '../ui/shell/SignedInPortal';
import { screenAt } from '../ui/shell/screenAt';
import { LazyParts } from '../ui/state/LazyParts';
import { Outlasting } from '../ui/state/Outlasting';
import { StoreContext, type StoreSource } from '../ui/state/storeContext';
import { ContainerParts } from './ContainerParts';
import { storeSourceOf } from './container';
import { PageReload } from './PageReload';
import { signedInModules } from './signedInModules';
import { signedInParts } from './signedInParts';

/** Fetches the code of the screen at an address, or of the dashboard, where a sign-in leads. */
export const prefetchScreenAt = (pathname: string): void =>
  void signedInParts[screenAt(pathname) ?? 'dashboard']().catch(() => undefined);

/**
 * One customer's container. It is discarded with the session, so that the next customer gets none of its
 * state. Once `isOver`, its calls would be sent as another customer.
 */
export const createSignedInContainer = (
  entry: Container,
  pageReload: PageReload,
  isOver: () => boolean,
): Container => {
  const container = new Container({ parent: entry, defaultScope: 'Singleton' });
  container.load(...signedInModules);
  container.bind(Client).toConstantValue(entry.get(Client).until(isOver));
  container.bind(LazyParts).toConstantValue(new ContainerParts(container, signedInParts));
  container.bind(PageReload).toConstantValue(pageReload);
  container.bind(Outlasting).toConstantValue(pageReload.kept);
  return container;
};

interface SessionProps {
  readonly entry: Container;
  readonly pageReload: PageReload;
}

/**
 * A customer's session on this page. What the customer leaves goes on after a look at Login; nothing goes on in the name of whoever has
 * signed in since, also where the page is still shown, as after 'Stay' on a page that another tab's sign-in reloads.
 */
const beginSession = ({
  entry,
  pageReload,
}: SessionProps): { readonly source: StoreSource; readonly leave: () => void } => {
  const storage = entry.get(SessionStorage);
  const hasEnded = sessionEnds(storage);
  let hasLeft = false;
  const isAnothers = becomesAnothers(storage);
  const isOver = (): boolean => (hasLeft && hasEnded()) || isAnothers();
  return {
    source: storeSourceOf(createSignedInContainer(entry, pageReload, isOver)),
    leave: () => {
      hasLeft = true;
    },
  };
};

const Session = (props: SessionProps): ReactElement => {
  const [{ source, leave }] = useState(() => beginSession(props));
  useEffect(() => leave, [leave]);
  return (
    <StoreContext.Provider value={source}>
      <SignedInPortal />
    </StoreContext.Provider>
  );
};

/** The signed-in portal with the container of one customer's session. */
export const signedInPortalOf = (entry: Container): ComponentType => {
  const SignedIn = (): ReactElement => {
    const [beginning, setBeginning] = useState(0);
    const [pageReload] = useState(() => {
      const beginAgain = (): void => {
        const session = entry.get(SessionStore);
        session.settle();
        session.refresh();
        setBeginning((before) => before + 1);
      };
      return new PageReload({
        reloader: entry.get(Reloader),
        storage: entry.get(SessionStorage),
        beginAgain,
      });
    });
    return <Session key={beginning} {...{ entry, pageReload }} />;
  };
  return SignedIn;
};
