import type { Cart } from '../../domain/cart/cart';
import type { Submission } from '../../domain/catalogue/proceed';
import {
  forgetSubmission,
  keptForCart,
  isRepeated,
  rememberSubmission,
} from '../../domain/catalogue/repetition';
import type { SubmissionStorage } from '../ports/SubmissionStorage';

/** Knows what this tab has submitted, so that the customer is asked before the same is submitted again (AMB-53). */
export class RepeatedSubmissions {
  constructor(private readonly deps: { readonly storage: SubmissionStorage }) {}

  isRepeated(submission: Submission): boolean {
    return isRepeated(this.deps.storage.all(), submission);
  }

  remember(submission: Submission): void {
    this.deps.storage.keep(rememberSubmission(this.deps.storage.all(), submission));
  }

  /** Called once the customer confirms the repetition, so that a retry after a failed call does not ask again. */
  forget(submission: Submission): void {
    this.deps.storage.keep(forgetSubmission(this.deps.storage.all(), submission));
  }

  /** Forgets additions that have left the cart. */
  forgetRemoved(cart: Cart): void {
    this.deps.storage.keep(keptForCart(this.deps.storage.all(), cart));
  }
}
