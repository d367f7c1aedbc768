import {
  type ComponentType,
  type ReactElement,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import { MissingCodeContext } from '../state/missingCodeContext';

export interface OnDemand {
  readonly Component: ComponentType;
  /** Begins to fetch the code, once; what cannot be had shows itself where the component is wanted. */
  readonly fetch: () => void;
}

interface Arrival {
  readonly Code: ComponentType | undefined;
  readonly fault?: unknown;
}

/**
 * A component whose code is fetched when it is first wanted; `Waiting` stands there until then. Code that is
 * gone reloads the page once; where that does not help, the fault is thrown to the nearest error boundary.
 *
 * React.lazy would do as much, but React leaves what stands in for it on the page for at least 300 ms, code that is
 * there at once included; and only then would the screen ask for its data.
 */
export const onDemand = (load: () => Promise<ComponentType>, Waiting: ComponentType): OnDemand => {
  let code: ComponentType | undefined;
  let coming: Promise<ComponentType> | undefined;

  const comes = (): Promise<ComponentType> =>
    (coming ??= load().then((loaded) => {
      code = loaded;
      return loaded;
    }));

  const Component = (): ReactElement => {
    const [{ Code, fault }, setArrival] = useState<Arrival>(() => ({ Code: code }));
    const reload = useContext(MissingCodeContext);
    useEffect(() => {
      if (Code !== undefined) return;
      comes().then(
        // A heavy screen is drawn in parts, between which the browser can answer.
        (loaded) => startTransition(() => setArrival({ Code: loaded })),
        async (reason: unknown) => {
          if (!(await reload())) setArrival({ Code, fault: reason });
        },
      );
    }, [Code, reload]);
    if (fault !== undefined) throw fault;
    return Code === undefined ? <Waiting /> : <Code />;
  };

  return { Component, fetch: () => void comes().catch(() => undefined) };
};
