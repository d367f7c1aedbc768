import type { Container } from 'inversify';
import { Reloader } from '../../src/application/ports/Reloader';
import { SessionStorage } from '../../src/application/ports/SessionStorage';
import { PageReload } from '../../src/composition/PageReload';
import { createSignedInContainer } from '../../src/composition/signedIn';

/** A signed-in container without the page around it: its session neither ends nor begins again. */
export const signedInAlone = (entry: Container): Container => {
  const pageReload = new PageReload({
    reloader: entry.get(Reloader),
    storage: entry.get(SessionStorage),
    beginAgain: () => undefined,
  });
  return createSignedInContainer(entry, pageReload, () => false);
};
