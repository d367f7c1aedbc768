import type { Container } from 'inversify';
import { loadCalls } from '../infrastructure/http/lateCalls';
import { nextTask } from '../infrastructure/system/nextTask';
import { leadsToDashboard } from '../ui/shell/leadsToDashboard';
import { overGaps } from '../ui/state/overGaps';
import { textLoader } from '../ui/texts/loading';
import { loadOnce, part, type PartLoaders } from './ContainerParts';

/** The dashboard's code beside what brings it: a way to the server less where most visits begin. */
const fetchDashboard = (): void => {
  if (leadsToDashboard(location.pathname))
    overGaps(() => import('../ui/dashboard/DashboardScreen')).catch(() => undefined);
};

const loadSignedIn = async () => {
  const loading = Promise.all([import('./signedIn'), textLoader.load('portal'), loadCalls()]);
  void nextTask().then(fetchDashboard);
  const [{ prefetchScreenAt, signedInPortalOf }] = await loading;
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
