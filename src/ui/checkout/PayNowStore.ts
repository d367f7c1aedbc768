import { isLeft } from 'fp-ts/Either';
import { makeAutoObservable } from 'mobx';
import type { PayOrder } from '../../application/checkout/PayOrder';
import type { Notifier } from '../../application/ports/Notifier';
import type { StoppedWaiting } from '../../application/ports/stoppedWaiting';
import type { Timer } from '../../application/ports/Timer';
import type { PayRefused } from '../../domain/checkout/payRefused';
import type { OrderId } from '../../domain/transactions/transaction';
import type { CartStore } from '../cart/CartStore';
import { Command } from '../state/Command';
import { texts } from '../texts/texts';
import { type Go, HandOver } from './HandOver';
import { Sentence } from '../state/Sentence';
import { orderStateText } from '../transactions/orderStateText';

type Told = Exclude<PayRefused, { readonly kind: 'OnlyFromCart' }> | StoppedWaiting;

/** Why Pay now did not reach the payment page (RESUME-02, RESUME-03). */
const payRefusedText = (refused: Told): string => {
  switch (refused.kind) {
    case 'OrdersUnread':
      return texts().checkout.ordersUnread;
    case 'NotPayable':
      return orderStateText(refused.state);
    case 'PaymentFailed':
      return texts().checkout.paymentFailed(refused.message || texts().checkout.checksumFailed);
    case 'Cancelled':
      return texts().checkout.payStopped(texts().transaction.payNow);
  }
};

export interface PayNowDependencies {
  readonly payOrder: PayOrder;
  readonly cart: CartStore;
  readonly notifier: Notifier;
  readonly timer: Timer;
}

/** The order to pay, where to go, and what to do once the order turns out to be another than the screen shows. */
interface PayPress {
  readonly orderId: OrderId;
  readonly go: Go;
  readonly onStale: () => void;
}

/** Pay now: the payment of an order that was placed, from any screen that shows it (RESUME-02). */
export class PayNowStore {
  readonly said = new Sentence();
  readonly paying: Command<readonly [PayPress]>;
  readonly handOver: HandOver;
  /** Aborted when the customer leaves the screen. */
  private visit = new AbortController();

  constructor(private readonly deps: PayNowDependencies) {
    this.paying = new Command(({ signal }, press) => this.pay(press, signal));
    this.handOver = new HandOver(
      deps.timer,
      (problem) => this.said.say(problem, undefined),
      () => texts().transaction.payNow,
    );
    makeAutoObservable<this, 'deps' | 'visit'>(
      this,
      { deps: false, said: false, paying: false, handOver: false, visit: false },
      { autoBind: true },
    );
  }

  get problem(): string {
    return this.said.text;
  }

  get isBusy(): boolean {
    return this.paying.isRunning || this.handOver.isUnderWay;
  }

  open(): void {
    this.visit = new AbortController();
  }

  /** Called when the customer leaves the screen; a late response must not lead to a payment page. */
  close(): void {
    this.visit.abort();
    this.paying.cancel();
    this.handOver.close();
  }

  private async pay({ orderId, go, onStale }: PayPress, signal: AbortSignal): Promise<void> {
    if (this.handOver.isUnderWay) return;
    this.said.clear();
    const { visit } = this;
    const prepared = await this.deps.payOrder.execute(orderId, signal);
    if (visit.signal.aborted) return;
    if (isLeft(prepared)) this.refuse(prepared.left, { go, onStale });
    else await this.handOver.begin(prepared.right, go, signal);
  }

  private refuse(refused: PayRefused | StoppedWaiting, { go, onStale }: Omit<PayPress, 'orderId'>): void {
    if (refused.kind === 'OnlyFromCart') return go('/cart');
    const problem = (): string => payRefusedText(refused);
    // The button disappears with the next reading, and a problem that stood beside it would too.
    if (refused.kind === 'NotPayable') this.deps.notifier.failure(problem(), undefined);
    else this.said.say(problem, refused);
    if (refused.kind === 'Cancelled') return undefined;
    void this.deps.cart.refresh();
    onStale();
  }
}
