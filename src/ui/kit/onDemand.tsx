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
  /** Starts to load the code, once; a failure shows when the component is rendered. */
  readonly fetch: () => void;
}

interface Arrival {
  readonly Code: ComponentType | undefined;
  readonly fault?: unknown;
}

/**
 * A component whose code is loaded when it is first rendered; `Waiting` is shown until then. Missing code reloads the
 * page once; if that does not help, the error goes to the nearest error boundary.
 *
 * React.lazy is not used: React keeps a fallback on the page for at least 300 ms, even when the code is already loaded,
 * and the screen would request its data only after that.
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
        // A transition renders a heavy screen in parts, so the browser can respond in between.
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
