import { isLeft } from 'fp-ts/Either';
import { makeAutoObservable } from 'mobx';
import type { PaymentOutcome, PreparedPayment } from '../../application/ports/PaymentGateway';
import type { Timer } from '../../application/ports/Timer';
import { paymentResponseAddress } from '../../domain/checkout/paymentForm';
import { checkoutTexts } from '../texts/checkoutTexts';

export type Go = (path: string) => void;

/** A payment page that has not taken the browser along by then is not coming. */
const REDIRECT_PATIENCE_MS = 10_000;

/** Takes the customer from the cart to the payment page, and back where that fails. */
export class HandOver {
  isUnderWay = false;
  private cancelTimer: () => void = () => undefined;

  constructor(
    private readonly timer: Timer,
    private readonly onProblem: (problem: string) => void,
  ) {
    makeAutoObservable<this, 'timer' | 'onProblem' | 'cancelTimer'>(
      this,
      { timer: false, onProblem: false, cancelTimer: false },
      { autoBind: true },
    );
  }

  async begin(prepared: PreparedPayment, go: Go): Promise<void> {
    this.isUnderWay = true;
    const outcome = await prepared.start();
    if (isLeft(outcome)) this.fail(checkoutTexts.providerUnreachable);
    else this.follow(outcome.right, prepared.orderId, go);
  }

  /** Back from the payment page to this very page, or it never came: Place Order can be pressed again. */
  comeBack(): void {
    this.cancelTimer();
    this.isUnderWay = false;
  }

  /** The customer has gone elsewhere in the portal. */
  close(): void {
    this.cancelTimer();
  }

  private follow(outcome: PaymentOutcome, orderId: string, go: Go): void {
    switch (outcome.kind) {
      case 'Redirecting':
        this.cancelTimer = this.timer.after(REDIRECT_PATIENCE_MS, () => this.comeBack());
        return;
      case 'Completed':
        go(paymentResponseAddress('', 'success', orderId));
        return;
      case 'Unclear':
        go(paymentResponseAddress('', 'checking', orderId));
        return;
      case 'Dismissed':
        this.fail(checkoutTexts.dismissed);
        return;
      case 'Declined':
        this.fail(checkoutTexts.paymentFailed(outcome.message || checkoutTexts.unknownError));
    }
  }

  private fail(problem: string): void {
    this.isUnderWay = false;
    this.onProblem(problem);
  }
}
