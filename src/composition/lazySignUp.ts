import type { Container } from 'inversify';
import { type OnDemand, onDemand } from '../ui/kit/onDemand';
import { ScreenLoading } from '../ui/shell/ScreenLoading';

/** Sign Up; its code and bindings load together once Login is shown, or on first use. */
export const lazySignUp = (container: Container): OnDemand<object> =>
  onDemand(() => import('./signUp').then((m) => m.signUpOf(container)), ScreenLoading);
