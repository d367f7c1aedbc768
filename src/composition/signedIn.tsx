import 'virtual:antd/portal.css';
import { Container } from 'inversify';
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { Reloader } from '../application/ports/Reloader';
import { SessionStorage } from '../application/ports/SessionStorage';
import { sessionEnds } from '../application/session/sessionEnds';
import { ApiClient } from '../infrastructure/http/ApiClient';
import { SessionStore } from '../ui/session/SessionStore';
import { SignedInPortal } from '../ui/shell/SignedInPortal';
import { FeatureLoader } from '../ui/state/FeatureLoader';
import { StoreContext, type StoreSource } from '../ui/state/storeContext';
import { ContainerFeatures } from './ContainerFeatures';
import { storeSourceOf } from './container';
import { FileKeepers } from './FileKeepers';
import { PageReload } from './PageReload';
import { signedInModules } from './signedInModules';

export { prefetchScreenAt } from '../ui/shell/screens';

interface Surroundings {
  /** Whether the session is over: a call would be sent as another customer. */
  readonly isOver: () => boolean;
  readonly keepers: FileKeepers;
  /** Takes the place of loading the document again. */
  readonly beginAgain: () => void;
}

/**
 * One customer's container. It is discarded with the session, so that the next customer gets none of its
 * state.
 */
export const createSignedInContainer = (
  entry: Container,
  {
    isOver = () => false,
    keepers = new FileKeepers(),
    beginAgain = () => undefined,
  }: Partial<Surroundings> = {},
): Container => {
  const container = new Container({ parent: entry, defaultScope: 'Singleton' });
  container.load(...signedInModules);
  container.bind(ApiClient).toConstantValue(entry.get(ApiClient).until(isOver));
  container.bind(FeatureLoader).toConstantValue(new ContainerFeatures(container));
  container.bind(FileKeepers).toConstantValue(keepers);
  const reload = (): void =>
    [...keepers.values()].some(({ hasUnsent }) => hasUnsent) ? beginAgain() : entry.get(Reloader).reload();
  container.bind(PageReload).toConstantValue({ reload });
  return container;
};

interface SessionProps extends Omit<Surroundings, 'isOver'> {
  readonly entry: Container;
}

/** A customer's session on this page. What the customer leaves goes on after a look at Login, but not for another. */
const beginSession = ({
  entry,
  ...around
}: SessionProps): { readonly source: StoreSource; readonly leave: () => void } => {
  const hasEnded = sessionEnds(entry.get(SessionStorage));
  let hasLeft = false;
  const isOver = (): boolean => hasLeft && hasEnded();
  return {
    source: storeSourceOf(createSignedInContainer(entry, { ...around, isOver })),
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
    const [keepers] = useState(() => new FileKeepers());
    const [beginning, setBeginning] = useState(0);
    const beginAgain = (): void => {
      entry.get(SessionStore).refresh();
      setBeginning((before) => before + 1);
    };
    return <Session key={beginning} {...{ entry, keepers, beginAgain }} />;
  };
  return SignedIn;
};
