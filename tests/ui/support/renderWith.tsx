import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { Container } from 'inversify';
import { type ReactElement, useLayoutEffect } from 'react';
import { type Location, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { Deployment } from '../../../src/application/configuration/Deployment';
import { Clock } from '../../../src/application/ports/Clock';
import { Log } from '../../../src/application/ports/Log';
import { Timer } from '../../../src/application/ports/Timer';
import { ContainerParts } from '../../../src/composition/ContainerParts';
import { signedInParts } from '../../../src/composition/signedInParts';
import { AppearanceStore } from '../../../src/ui/appearance/AppearanceStore';
import { LanguageStore } from '../../../src/ui/language/LanguageStore';
import { textLoader } from '../../../src/ui/texts/loading';
import { LazyParts } from '../../../src/ui/state/LazyParts';
import { PageClock } from '../../../src/ui/state/PageClock';
import { StoreContext, type StoreKey, type StoreSource } from '../../../src/ui/state/storeContext';
import { aConfiguration } from '../../doubles/aConfiguration';
import { FixedClock } from '../../doubles/FixedClock';
import { InMemoryAppearanceStorage } from '../../doubles/InMemoryAppearanceStorage';
import { InMemoryLanguageStorage } from '../../doubles/InMemoryLanguageStorage';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import { StillTheme } from './StillTheme';

export interface RenderOptions {
  /** Stores for useStore by class; by default a Deployment, a fixed clock, a timer and the code of the lazy parts. */
  readonly stores?: ReadonlyMap<StoreKey<unknown>, unknown>;
  /** The path to open, with its query. */
  readonly at?: string;
  /** The route pattern of the element, such as '/quotation/:quotationId'; '*' by default. */
  readonly path?: string;
  /** The navigation state of the opened path. */
  readonly state?: unknown;
}

export interface Rendered extends RenderResult {
  readonly user: UserEvent;
  /** The current path and query. */
  readonly address: () => string;
  /** The current navigation state. */
  readonly navigationState: () => unknown;
}

const defaults = (): ReadonlyMap<StoreKey<unknown>, unknown> =>
  new Map<StoreKey<unknown>, unknown>([
    [Deployment, new Deployment(aConfiguration())],
    [Clock, new FixedClock()],
    [Timer, new InMemoryTimer()],
    [Log, new InMemoryLog()],
    [LazyParts, new ContainerParts(new Container(), signedInParts)],
    [AppearanceStore, new AppearanceStore({ storage: new InMemoryAppearanceStorage() })],
    [LanguageStore, new LanguageStore({ storage: new InMemoryLanguageStorage(), texts: textLoader })],
  ]);

/** Supplies the given stores by class; the error for a missing one names its class. */
export const storesOf = (given: ReadonlyMap<StoreKey<unknown>, unknown>): StoreSource => {
  const all = new Map([...defaults(), ...given]);
  const source: StoreSource = <S,>(key: StoreKey<S>): S => {
    if (!all.has(key)) throw new Error(`The test gave no ${key.name}.`);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test registers each store under its class
    return all.get(key) as S;
  };
  if (!all.has(PageClock)) all.set(PageClock, new PageClock({ clock: source(Clock), timer: source(Timer) }));
  return source;
};

const Watch = ({ onMove }: { readonly onMove: (location: Location) => void }): null => {
  const location = useLocation();
  useLayoutEffect(() => {
    onMove(location);
  }, [location, onMove]);
  return null;
};

/** Renders an element with its stores at an address, as the shell would. Other addresses render only their path. */
export const renderWith = (element: ReactElement, options: RenderOptions = {}): Rendered => {
  const { stores = new Map<StoreKey<unknown>, unknown>(), at = '/', path = '*', state = null } = options;
  const visited: Location[] = [];
  const onMove = (location: Location): void => {
    visited.push(location);
  };
  const [pathname = '/', search = ''] = at.split('?');
  const result = render(
    <StillTheme>
      <StoreContext.Provider value={storesOf(stores)}>
        <MemoryRouter initialEntries={[{ pathname, search: search === '' ? '' : `?${search}`, state }]}>
          <Watch onMove={onMove} />
          <Routes>
            <Route path={path} element={element} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </StoreContext.Provider>
    </StillTheme>,
  );
  return Object.assign(result, {
    user: userEvent.setup(),
    address: () => `${visited.at(-1)?.pathname ?? ''}${visited.at(-1)?.search ?? ''}`,
    navigationState: (): unknown => visited.at(-1)?.state,
  });
};
