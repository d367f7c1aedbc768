import { isRight } from 'fp-ts/Either';
import { ConfirmPayment } from '../../../src/application/checkout/ConfirmPayment';
import { PayOrder } from '../../../src/application/checkout/PayOrder';
import { PlaceOrder } from '../../../src/application/checkout/PlaceOrder';
import type { PreparedPayment } from '../../../src/application/ports/PaymentGateway';
import type { OrderId } from '../../../src/domain/transactions/transaction';
import { anOrderForm } from '../../domain/checkout/builders';
import type { Action } from './action';
import type { Office } from './office';
import type { Random } from './random';

interface Tab {
  placing: PlaceOrder;
  readonly paying: PayOrder;
}

type Press = (tab: Tab, signal: AbortSignal) => ReturnType<PayOrder['execute'] | PlaceOrder['execute']>;

const HOUR_MS = 3_600_000;

/** Ordering and paying in two tabs of one browser. */
export class Checkouts {
  private readonly tabs: readonly Tab[];
  /** The orders whose page of the provider is open in some tab. */
  private readonly pages: OrderId[] = [];

  constructor(
    private readonly random: Random,
    private readonly office: Office,
    private readonly logOut: () => void,
  ) {
    const tab = (): Tab => ({
      placing: new PlaceOrder(office.checkout),
      paying: new PayOrder(office.checkout),
    });
    this.tabs = [tab(), tab()];
  }

  offered(): Readonly<Record<string, Action>> {
    return {
      order: () => this.order(),
      orderAndLogOut: () => this.pressAndLogOut(),
      payNow: () => this.payNow(),
      reload: async () => {
        this.random.oneOf(this.tabs).placing = new PlaceOrder(this.office.checkout);
      },
      payAtProvider: () => this.payAtProvider(),
      waitAWhile: async () =>
        this.office.clock.pass(this.random.next() * this.random.oneOf([0.01, 2, 50]) * HOUR_MS),
    };
  }

  private readonly placeOrder: Press = ({ placing }, signal) =>
    placing.execute({ form: anOrderForm(), cart: this.office.cartNow(), discountCode: '', signal });

  private async order(): Promise<void> {
    if (this.office.carts.cart.lines.length > 0) await this.pressed(this.placeOrder);
  }

  private async payNow(): Promise<void> {
    const placed = this.office.orders.transactions;
    if (placed.length === 0) return;
    const { orderId } = this.random.oneOf(placed);
    await this.pressed(({ paying }, signal) => paying.execute(orderId, signal));
  }

  /** Log-out closes the screens, which stops what they wait for. */
  private async pressAndLogOut(): Promise<void> {
    if (this.office.carts.cart.lines.length === 0) return;
    const leaving = new AbortController();
    const press = this.press(this.placeOrder, leaving.signal);
    for (let turn = Math.floor(this.random.next() * 12); turn > 0; turn -= 1) await Promise.resolve();
    leaving.abort();
    this.logOut();
    await press;
  }

  /** Once, twice in one tab or in several at the same time. */
  private async pressed(press: Press): Promise<void> {
    const { signal } = new AbortController();
    const presses = Math.ceil(this.random.next() * 3);
    await Promise.all(Array.from({ length: presses }, () => this.press(press, signal)));
  }

  private async press(press: Press, signal: AbortSignal): Promise<void> {
    this.office.beginPress();
    const prepared = await press(this.random.oneOf(this.tabs), signal);
    if (isRight(prepared) && !signal.aborted) await this.start(prepared.right);
  }

  private async start({ orderId, start }: PreparedPayment): Promise<void> {
    const outcome = await start();
    if (isRight(outcome) && outcome.right.kind === 'Redirecting') this.pages.push(orderId);
  }

  /** The customer pays at the provider or fails to, and comes back. */
  private async payAtProvider(): Promise<void> {
    const open = this.pages.filter((orderId) => !this.office.isPaid(orderId));
    if (open.length === 0) return;
    const orderId = this.random.oneOf(open);
    const state = this.random.happens(0.7) ? 'success' : 'failed';
    if (state === 'success') this.office.payAtProvider(orderId);
    else this.office.failAtProvider(orderId);
    const { lines, checkout, analytics } = this.office;
    const { transactions } = lines;
    await new ConfirmPayment({ transactions, storage: checkout.storage, analytics }).execute({
      state,
      orderId,
    });
  }
}
