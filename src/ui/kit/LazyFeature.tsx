import { type ReactElement, startTransition, useContext, useEffect, useState } from 'react';
import { FeatureLoader, type LazyFeatureName } from '../state/FeatureLoader';
import { MissingCodeContext } from '../state/missingCodeContext';
import { useStore } from '../state/storeContext';
import type { Elements } from './elements';

interface LazyFeatureProps {
  readonly name: LazyFeatureName;
  /** Shown until the feature is there. */
  readonly waiting: Elements;
  readonly children: Elements;
}

interface LoadedFeature {
  readonly isLoaded: boolean;
  readonly fault?: unknown;
}

/** A screen whose stores come with its code; missing code reloads the page once, then goes to the error boundary. */
export const LazyFeature = ({ name, waiting, children }: LazyFeatureProps): ReactElement => {
  const loader = useStore(FeatureLoader);
  const reload = useContext(MissingCodeContext);
  const [{ isLoaded, fault }, setLoaded] = useState<LoadedFeature>({ isLoaded: false });
  useEffect(() => {
    loader.load(name).then(
      () => startTransition(() => setLoaded({ isLoaded: true })),
      async (reason: unknown) => {
        if (!(await reload())) setLoaded({ isLoaded: false, fault: reason });
      },
    );
  }, [loader, name, reload]);
  if (fault !== undefined) throw fault;
  return <>{isLoaded ? children : waiting}</>;
};
