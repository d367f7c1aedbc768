import { isLeft } from 'fp-ts/Either';
import { none, type Option, some } from 'fp-ts/Option';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CheckoutStorage } from '../../application/ports/CheckoutStorage';
import type { ProfileGateway } from '../../application/ports/ProfileGateway';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import type { OrderAttempt } from '../../domain/checkout/orderAttempt';
import { fillBlanks, type OrderForm, prefillOrderForm } from '../../domain/checkout/orderForm';

export interface PrefillDependencies {
  readonly profiles: ProfileGateway;
  readonly storage: CheckoutStorage;
  readonly session: SessionStorage;
}

/** The form that is filled in. */
interface Filled {
  readonly form: () => OrderForm;
  readonly fill: (form: OrderForm) => void;
}

/**
 * What the order form gets without typing: the profile's values in blank fields; and what is known of the last order,
 * from which its page offers the address.
 */
export class Prefill {
  /** Nothing of it was typed. */
  known: OrderForm;
  /** As it was when the form was shown; MobX does not watch the storage. */
  attempt: Option<OrderAttempt> = none;

  constructor(
    private readonly deps: PrefillDependencies,
    private readonly filled: Filled,
  ) {
    this.known = prefillOrderForm(deps.session.user(), none);
    makeAutoObservable<this, 'deps' | 'filled'>(
      this,
      { deps: false, filled: false, known: observableRef, attempt: observableRef },
      { autoBind: true },
    );
  }

  /** Fills from the profile the fields that are blank now and stay so until it has come. */
  async open(signal: AbortSignal): Promise<void> {
    const { profiles, session, storage } = this.deps;
    this.attempt = storage.attempt();
    const asked = this.filled.form();
    const profile = await profiles.load(signal)();
    // A page that is gone keeps nothing: the tab may be signed out, or another customer's.
    if (isLeft(profile) || signal.aborted) return;
    this.learn(prefillOrderForm(session.user(), some(profile.right)), asked);
  }

  private learn(known: OrderForm, asked: OrderForm): void {
    this.known = known;
    this.filled.fill(fillBlanks(this.filled.form(), known, asked));
  }
}
