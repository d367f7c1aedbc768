import type { Container } from 'inversify';
import { loadCalls } from '../infrastructure/http/lateCalls';
import { textLoader } from '../ui/texts/loading';
import { loadOnce, part, type PartLoaders } from './ContainerParts';

const loadSignedIn = async () => {
  const [{ prefetchScreenAt, signedInPortalOf }] = await Promise.all([
    import('./signedIn'),
    textLoader.loadPortal(),
    loadCalls(),
  ]);
  return { prefetchScreenAt, signedInPortalOf };
};

/** Asks for the signed-in code before the configuration is known; whoever needs it sees a failure then. */
export const fetchSignedInCode = (): void => void loadSignedIn().catch(() => undefined);

/** Sign Up, and everything behind the sign-in; they are loaded once Login is shown, or the code is awaited there. */
export const entryParts = (entry: Container): PartLoaders<'signUp' | 'signedIn'> => ({
  signUp: part(
    () => import('../ui/session/SignUpScreen').then((m) => m.SignUpScreen),
    () => import('./modules/signUpModule').then((m) => m.signUpModule),
  ),
  signedIn: loadOnce(async () => {
    const { prefetchScreenAt, signedInPortalOf } = await loadSignedIn();
    prefetchScreenAt(location.pathname);
    return { Part: signedInPortalOf(entry), modules: [] };
  }),
});
