import { type Either, right } from 'fp-ts/Either';
import { exists, fromNullable, isNone, isSome, none, type Option } from 'fp-ts/Option';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Confirmation, ConfirmPayment } from '../../application/checkout/ConfirmPayment';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Timer } from '../../application/ports/Timer';
import type { FindOrderTasks, OrderTasks } from '../../application/work/FindOrderTasks';
import {
  type NamedResult,
  readPaymentResult,
  type ResultState,
  shownOrderId,
} from '../../domain/checkout/paymentResult';
import type { OrderState } from '../../domain/checkout/orderState';
import { isLongWait, recheckGapMs } from '../../domain/checkout/recheck';
import { latestFindings, type SettledResult, settle } from '../../domain/checkout/settledResult';
import { type OrderId, orderId, type Transaction } from '../../domain/transactions/transaction';
import { servicesByOrder } from '../../domain/work/tasksOfOrder';
import type { CartStore } from '../cart/CartStore';
import { Command } from '../state/Command';
import { keepRead } from '../state/shownReads';
import { Loadable } from '../state/Loadable';
import type { RowCommand } from '../state/RowCommand';
import type { PageClock } from '../state/PageClock';
import { untilAborted } from '../state/untilAborted';
import { type InvoiceDependencies, invoiceDownload } from '../transactions/invoiceDownload';

export interface PaymentResultDependencies extends InvoiceDependencies {
  readonly confirm: ConfirmPayment;
  readonly tasks: FindOrderTasks;
  readonly timer: Timer;
  readonly clock: PageClock;
  readonly cart: CartStore;
}

/** The result of a payment: first as the address states it, then as the order list confirms it (AMB-32, RESUME-10). */
export class PaymentResultStore {
  named: NamedResult = { state: 'checking', orderId: orderId('') };
  /** Whether automatic checking ended after two minutes, so that the customer has to press Check again. */
  isLeftToCustomer = false;
  readonly checking: Command<readonly []>;
  readonly invoice: RowCommand<Transaction>;
  private readonly paidTasks: Loadable<OrderTasks, never>;
  private findings: Confirmation | undefined = undefined;
  private checks = 0;
  private cancelTimer: () => void = () => undefined;
  private isShown = false;

  constructor(private readonly deps: PaymentResultDependencies) {
    this.checking = new Command(
      ({ signal }) => this.check(signal),
      'online',
      () => this.leaveToCustomer(),
    );
    this.invoice = invoiceDownload(deps);
    this.paidTasks = new Loadable((signal) => this.readTasks(signal));
    makeAutoObservable<this, 'deps' | 'paidTasks' | 'findings' | 'checks' | 'cancelTimer' | 'isShown'>(
      this,
      {
        deps: false,
        checking: false,
        invoice: false,
        paidTasks: false,
        checks: false,
        cancelTimer: false,
        isShown: false,
        named: observableRef,
        findings: observableRef,
      },
      { autoBind: true },
    );
    keepRead(this);
  }

  /** The result according to the order list; undefined until it is loaded. The cart may be read later than the list. */
  get settled(): SettledResult<Transaction> | undefined {
    const cart = fromNullable(this.deps.cart.cart.value);
    return this.findings === undefined ? undefined : settle(this.named, this.findings, cart);
  }

  /** Why the order list tells nothing of the payment; undefined if it was read once. */
  get unread(): GatewayError | undefined {
    return this.settled?.doubt === 'unread' ? this.findings?.failure : undefined;
  }

  get state(): ResultState {
    return this.settled?.state ?? this.named.state;
  }

  /** Whether the order list says that the order is paid; the address alone proves nothing. */
  get isPaid(): boolean {
    return this.state === 'success' && this.settled?.confirmed === true;
  }

  /** Whether money may have left the account although nothing was paid; of a refund its own words say all. */
  get isMoneyInDoubt(): boolean {
    const isRefund = exists(({ kind }: OrderState) => kind === 'refunded')(this.settled?.orderState ?? none);
    return this.state === 'failed' && !isRefund;
  }

  /** The order from the order list; the address is never trusted. */
  get order(): Option<Transaction> {
    return this.settled?.order ?? none;
  }

  /** The order id from the order list, else from the address if it looks like one. */
  get orderId(): OrderId {
    return isSome(this.order) ? this.order.value.orderId : shownOrderId(this.named);
  }

  /** What the tasks of the paid order want of the customer; undefined until it is known. */
  get tasks(): OrderTasks | undefined {
    return this.paidTasks.value;
  }

  /** The names of what was bought. */
  get services(): readonly string[] {
    return isNone(this.order) ? [] : servicesByOrder(this.tasks?.tasks ?? [])(this.order.value);
  }

  /** Whether Pay now is offered: after a failure, or once waiting for a confirmation has ended (RESUME-02). */
  get isPayable(): boolean {
    const isPayable = exists(({ kind }: OrderState) => kind === 'payable')(this.settled?.orderState ?? none);
    return isPayable && (this.state === 'failed' || this.isLeftToCustomer);
  }

  /** Whether the order has waited so long that no minute will do (HOME-08). */
  get isLongWait(): boolean {
    return exists(({ createdAt }: Transaction) => isLongWait(createdAt, this.deps.clock.now()))(this.order);
  }

  /** Whether Check again and Contact us are offered. */
  get canCheckAgain(): boolean {
    return this.isLeftToCustomer && (this.settled?.shouldRecheck ?? this.named.orderId !== '');
  }

  open(status: Option<string>, order: Option<string>): void {
    this.isShown = true;
    const named = readPaymentResult(status, order);
    const isLost = named.state === 'checking' && named.orderId === '';
    this.named = isLost ? { ...named, orderId: this.deps.confirm.begunOrder() } : named;
    this.findings = undefined;
    this.paidTasks.forget();
    this.checks = 0;
    this.isLeftToCustomer = this.named.orderId === '';
    if (this.named.orderId !== '') void this.checking.run();
  }

  close(): void {
    this.isShown = false;
    this.cancelTimer();
    this.paidTasks.forget();
  }

  /** Reads the list again at once, where Pay now found the order changed. */
  recheck(): void {
    void this.checking.run();
  }

  readAgain(): void {
    if (this.isShown && this.named.orderId !== '') this.recheck();
  }

  private async readTasks(signal: AbortSignal): Promise<Either<never, OrderTasks>> {
    const { order } = this;
    const nothing: OrderTasks = { tasks: [], wanting: [], isKnown: false };
    return right(isNone(order) ? nothing : await this.deps.tasks.execute(order.value, signal));
  }

  private async check(signal: AbortSignal): Promise<void> {
    this.cancelTimer();
    const { named } = this;
    this.deps.cart.readAlong();
    const findings = await this.deps.confirm.execute(named, signal);
    if (!this.isShown) return;
    // The address names another order by now: look up that one.
    if (named !== this.named) return this.check(signal);
    runInAction(() => {
      this.findings = { ...findings, ...latestFindings(named.orderId, this.findings, findings) };
      // Who stops a check says when the next one begins.
      this.isLeftToCustomer ||= signal.aborted;
    });
    if (signal.aborted) return undefined;
    if (this.settled?.shouldRecheck === true) this.wait();
    else await this.followUp(signal);
  }

  // Who cancels a check that waits for the connection says when the next one begins.
  private leaveToCustomer(): void {
    this.isLeftToCustomer = true;
  }

  private wait(): void {
    this.checks += 1;
    const gap = recheckGapMs(this.checks);
    this.isLeftToCustomer = isNone(gap);
    if (isSome(gap)) this.cancelTimer = this.deps.timer.after(gap.value, () => void this.checking.run());
  }

  // A paid order has emptied the cart and created tasks that may need documents.
  private async followUp(signal: AbortSignal): Promise<void> {
    if (!this.isPaid || isNone(this.order)) return;
    void this.deps.cart.refresh();
    await untilAborted(this.paidTasks.reload(), signal);
  }
}
