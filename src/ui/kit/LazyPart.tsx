import { type ReactElement, startTransition, useContext, useEffect, useState } from 'react';
import { type LazyPartName, type LazyPartOf, type LazyPartProps, LazyParts } from '../state/LazyParts';
import { MissingCodeContext } from '../state/missingCodeContext';
import { useStore } from '../state/storeContext';
import type { Elements } from './elements';

interface Props<Name extends LazyPartName> {
  readonly name: Name;
  /** Shown until the part is there. */
  readonly waiting: Elements;
  readonly given: LazyPartProps[Name];
}

interface Loaded<Name extends LazyPartName> {
  readonly Part: LazyPartOf<Name> | undefined;
  readonly fault?: unknown;
}

/**
 * A part that is loaded when it is first shown. Missing code reloads the page once; if that does not help, the error goes
 * to the nearest error boundary.
 *
 * React.lazy is not used: React keeps a fallback on the page for at least 300 ms, even when the code is already loaded,
 * and the screen would request its data only after that.
 */
export const LazyPart = <Name extends LazyPartName>({ name, waiting, given }: Props<Name>): ReactElement => {
  const parts = useStore(LazyParts);
  const reload = useContext(MissingCodeContext);
  const [{ Part, fault }, setLoaded] = useState<Loaded<Name>>(() => ({ Part: parts.find(name) }));
  useEffect(() => {
    if (Part !== undefined) return;
    parts.load(name).then(
      // A transition renders a heavy screen in parts, so the browser can respond in between.
      (loaded) => startTransition(() => setLoaded({ Part: loaded })),
      async (reason: unknown) => {
        if (!(await reload())) setLoaded({ Part, fault: reason });
      },
    );
  }, [parts, name, Part, reload]);
  if (fault !== undefined) throw fault;
  return Part === undefined ? <>{waiting}</> : <Part {...given} />;
};
