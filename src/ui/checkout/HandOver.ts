import { type Either, isLeft } from 'fp-ts/Either';
import { makeAutoObservable } from 'mobx';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { PaymentOutcome, PreparedPayment } from '../../application/ports/PaymentGateway';
import { onAbort } from '../../application/ports/stoppedWaiting';
import type { Timer } from '../../application/ports/Timer';
import { paymentResponseAddress } from '../../domain/checkout/payment';
import type { OrderId } from '../../domain/transactions/transaction';
import { texts } from '../texts/texts';

export type Go = (path: string) => void;

type Redirecting = Extract<PaymentOutcome, { readonly kind: 'Redirecting' }>;
type Said = Either<GatewayError, PaymentOutcome>;

/** How long to wait for the payment page to replace this one before the customer is told that it has not opened. */
const REDIRECT_WAIT_MS = 10_000;

/** Takes the customer to the payment page, and back if that fails. */
export class HandOver {
  isUnderWay = false;
  /** Whether the payment page did not open, which the customer may not be able to help. */
  hasNotOpened = false;
  private cancelTimer: () => void = () => undefined;
  /** The payment whose provider is listened to; undefined once the customer has left the page. */
  private current: PreparedPayment | undefined = undefined;
  /** Keeps the payment page from opening any more. */
  private stop = new AbortController();

  constructor(
    private readonly timer: Timer,
    private readonly onProblem: (problem: () => string) => void,
    /** Name of the button that starts it. */
    private readonly button = (): string => texts().checkout.placeOrder,
  ) {
    makeAutoObservable<this, 'timer' | 'onProblem' | 'button' | 'cancelTimer' | 'current' | 'stop'>(
      this,
      { timer: false, onProblem: false, button: false, cancelTimer: false, current: false, stop: false },
      { autoBind: true },
    );
  }

  /** Waits for the provider until the customer cancels or leaves; nothing opens after that. */
  async begin(prepared: PreparedPayment, go: Go, signal: AbortSignal): Promise<void> {
    this.isUnderWay = true;
    this.hasNotOpened = false;
    this.current = prepared;
    const stop = new AbortController();
    this.stop = stop;
    const release = onAbort(signal, () => stop.abort());
    const said = await prepared.start(stop.signal);
    release();
    this.hear(said, prepared, go);
  }

  /** The browser refused to go to the payment page: its policy does not name a host on the way (PAY-16). */
  block(): void {
    if (this.current !== undefined) this.stay(() => texts().checkout.pageBlocked(this.button()));
  }

  /** Enables Place Order again after a return from the payment page, which has opened all the same. */
  comeBack(): void {
    if (this.hasNotOpened) this.onProblem(() => '');
    this.hasNotOpened = false;
    this.finish();
  }

  /** Called when the customer leaves the page. */
  close(): void {
    this.cancelTimer();
    this.current = undefined;
    this.stop.abort();
  }

  private hear(said: Said, prepared: PreparedPayment, go: Go): void {
    // Nothing is said to who has left.
    if (isLeft(said) && this.current !== prepared) return this.finish();
    if (isLeft(said)) return this.fail(() => this.failureText(said.left));
    const { right: outcome } = said;
    if (outcome.kind !== 'Redirecting') this.current = undefined;
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
        this.cancelTimer = this.timer.after(REDIRECT_WAIT_MS, () =>
          this.stay(() => texts().checkout.pageNotOpened(this.button())),
        );
        return;
      case 'Completed':
        go(paymentResponseAddress('', 'success', orderId));
        return;
      case 'Unclear':
        go(paymentResponseAddress('', 'checking', orderId));
        return;
      case 'Dismissed':
        this.fail(() => texts().checkout.dismissed(this.button()));
        return;
      case 'Declined':
        this.fail(() => texts().checkout.paymentFailed(outcome.message || texts().checkout.unknownError));
    }
  }

  private failureText({ kind }: GatewayError): string {
    const { payStopped, providerUnreachable } = texts().checkout;
    return kind === 'Cancelled' ? payStopped(this.button()) : providerUnreachable;
  }

  private finish(): void {
    this.cancelTimer();
    this.isUnderWay = false;
  }

  private stay(problem: () => string): void {
    this.hasNotOpened = true;
    this.fail(problem);
  }

  private fail(problem: () => string): void {
    this.finish();
    this.onProblem(problem);
  }
}
