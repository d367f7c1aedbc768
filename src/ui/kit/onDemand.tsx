import {
  type ComponentType,
  type ReactElement,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import { lazyOnce } from '../../application/waiting/lazyOnce';
import { MissingCodeContext } from '../state/missingCodeContext';
import { overGaps } from '../state/overGaps';

export interface OnDemand<Props extends object> {
  readonly Component: ComponentType<Props>;
  /** Starts to load the code, once; a failure shows when the component is rendered. */
  readonly fetch: () => void;
}

interface LoadedCode<Props extends object> {
  readonly Code: ComponentType<Props> | undefined;
  readonly fault?: unknown;
}

/**
 * A component whose code is loaded when it is first rendered; `Waiting` is shown until then. Missing code reloads the
 * page once; if that does not help, the error goes to the nearest error boundary.
 *
 * React.lazy is not used: React keeps a fallback on the page for at least 300 ms, even when the code is already loaded,
 * and the screen would request its data only after that.
 */
export const onDemand = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType,
): OnDemand<Props> => {
  let code: ComponentType<Props> | undefined;
  // Try again, or the next visit, loads again what was lost.
  const loadOnce = lazyOnce(async () => (code = await overGaps(load)));

  const Component = (props: Props): ReactElement => {
    const [{ Code, fault }, setLoaded] = useState<LoadedCode<Props>>(() => ({ Code: code }));
    const reload = useContext(MissingCodeContext);
    useEffect(() => {
      if (Code !== undefined) return;
      loadOnce().then(
        // A transition renders a heavy screen in parts, so the browser can respond in between.
        (loaded) => startTransition(() => setLoaded({ Code: loaded })),
        async (reason: unknown) => {
          if (!(await reload())) setLoaded({ Code, fault: reason });
        },
      );
    }, [Code, reload]);
    if (fault !== undefined) throw fault;
    return Code === undefined ? <Waiting /> : <Code {...props} />;
  };

  return { Component, fetch: () => void loadOnce().catch(() => undefined) };
};
