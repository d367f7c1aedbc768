import type { CheckoutStorage } from '../../application/ports/CheckoutStorage';
import type { Clock } from '../../application/ports/Clock';
import type { DeadlineChoiceStorage } from '../../application/ports/DeadlineChoiceStorage';
import type { Sources, StatutorySource } from '../../domain/attention/sources';
import type { Instant } from '../../domain/dates/instant';
import { customerState } from '../../domain/deadlines/customerState';

export interface SeenDependencies {
  readonly checkout: CheckoutStorage;
  readonly choices: DeadlineChoiceStorage;
  readonly clock: Clock;
}

/** What MobX does not watch, as last seen: a computed value that asked for it would keep its first answer. */
export interface Seen
  extends Pick<Sources, 'attempt'>, Pick<StatutorySource, 'state' | 'notForMe' | 'answers'> {
  readonly now: Instant;
}

export const look = ({ clock, checkout, choices }: SeenDependencies): Seen => {
  const { notForMe, answers } = choices.choice();
  return {
    now: clock.now(),
    attempt: checkout.attempt(),
    state: customerState(checkout.form()),
    notForMe,
    answers,
  };
};
