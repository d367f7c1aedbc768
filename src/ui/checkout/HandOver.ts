import { type Either, isLeft } from 'fp-ts/Either';
import { makeAutoObservable } from 'mobx';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { PaymentOutcome, PreparedPayment } from '../../application/ports/PaymentGateway';
import type { Timer } from '../../application/ports/Timer';
import { paymentResponseAddress } from '../../domain/checkout/payment';
import type { OrderId } from '../../domain/transactions/transaction';
import { checkoutTexts } from '../texts/checkoutTexts';

export type Go = (path: string) => void;

type Redirecting = Extract<PaymentOutcome, { readonly kind: 'Redirecting' }>;
type Said = Either<GatewayError, PaymentOutcome>;

/** How long to wait for the payment page to replace this one before Place Order is enabled again. */
const REDIRECT_WAIT_MS = 10_000;

/** Takes the customer to the payment page, and back if that fails. */
export class HandOver {
  isUnderWay = false;
  private cancelTimer: () => void = () => undefined;
  /** The payment whose provider is listened to; undefined once the customer has left the page. */
  private current: PreparedPayment | undefined = undefined;

  constructor(
    private readonly timer: Timer,
    private readonly onProblem: (problem: () => string) => void,
    /** Name of the button that starts it. */
    private readonly button = (): string => checkoutTexts.placeOrder,
  ) {
    makeAutoObservable<this, 'timer' | 'onProblem' | 'button' | 'cancelTimer' | 'current'>(
      this,
      { timer: false, onProblem: false, button: false, cancelTimer: false, current: false },
      { autoBind: true },
    );
  }

  async begin(prepared: PreparedPayment, go: Go): Promise<void> {
    this.isUnderWay = true;
    this.current = prepared;
    this.hear(await prepared.start(), prepared, go);
  }

  /** Enables Place Order again after a return from the payment page, or when that page never loaded. */
  finish(): void {
    this.cancelTimer();
    this.isUnderWay = false;
  }

  /** Called when the customer leaves the page. */
  close(): void {
    this.cancelTimer();
    this.current = undefined;
  }

  private hear(said: Said, prepared: PreparedPayment, go: Go): void {
    if (isLeft(said)) return this.fail(() => checkoutTexts.providerUnreachable);
    const { right: outcome } = said;
    this.follow(outcome, prepared.orderId, go);
    // Nobody waits for it: once the page is left it never comes.
    if (outcome.kind === 'Redirecting') void this.hearLater(outcome, prepared, go);
    return undefined;
  }

  private async hearLater({ later }: Redirecting, prepared: PreparedPayment, go: Go): Promise<void> {
    if (later === undefined) return;
    const said = await later;
    if (this.current === prepared) this.hear(said, prepared, go);
  }

  private follow(outcome: PaymentOutcome, orderId: OrderId, go: Go): void {
    switch (outcome.kind) {
      case 'Redirecting':
        this.cancelTimer();
        this.cancelTimer = this.timer.after(REDIRECT_WAIT_MS, () => this.finish());
        return;
      case 'Completed':
        go(paymentResponseAddress('', 'success', orderId));
        return;
      case 'Unclear':
        go(paymentResponseAddress('', 'checking', orderId));
        return;
      case 'Dismissed':
        this.fail(() => checkoutTexts.dismissed(this.button()));
        return;
      case 'Declined':
        this.fail(() => checkoutTexts.paymentFailed(outcome.message || checkoutTexts.unknownError));
    }
  }

  private fail(problem: () => string): void {
    this.finish();
    this.onProblem(problem);
  }
}
