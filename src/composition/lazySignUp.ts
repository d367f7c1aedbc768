import type { Container } from 'inversify';
import { type OnDemand, onDemand } from '../ui/kit/onDemand';
import { ScreenLoading } from '../ui/shell/ScreenLoading';
import { signUp as signUpTexts } from '../ui/texts/entryGroups';
import { withTexts } from '../ui/texts/loading';

/** Sign Up; its code and bindings load together once Login is shown, or on first use. */
export const lazySignUp = (container: Container): OnDemand<object> =>
  onDemand(
    () => withTexts([signUpTexts], () => import('./signUp')).then((m) => m.signUpOf(container)),
    ScreenLoading,
  );
