import { right } from 'fp-ts/Either';
import { fromNullable, isNone, isSome, none, type Option } from 'fp-ts/Option';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ConfirmPayment } from '../../application/checkout/ConfirmPayment';
import type { Timer } from '../../application/ports/Timer';
import type { FindOrderTasks } from '../../application/work/FindOrderTasks';
import {
  type NamedResult,
  readPaymentResult,
  type ResultState,
  shownOrderId,
} from '../../domain/checkout/paymentResult';
import { recheckGapMs } from '../../domain/checkout/recheck';
import {
  latestFindings,
  type ResultFindings,
  type SettledResult,
  settle,
} from '../../domain/checkout/settledResult';
import { type OrderId, orderId, type Transaction } from '../../domain/transactions/transaction';
import type { Task } from '../../domain/work/task';
import type { CartStore } from '../cart/CartStore';
import { Command } from '../state/Command';
import { Loadable } from '../state/Loadable';

export interface PaymentResultDependencies {
  readonly confirm: ConfirmPayment;
  readonly tasks: FindOrderTasks;
  readonly timer: Timer;
  readonly cart: CartStore;
}

/** The result of a payment: first as the address states it, then as the order list confirms it (AMB-32, RESUME-10). */
export class PaymentResultStore {
  named: NamedResult = { state: 'checking', orderId: orderId('') };
  /** Whether automatic checking ended after two minutes, so that the customer has to press Check again. */
  isLeftToCustomer = false;
  readonly checking: Command<readonly []>;
  private readonly paidTasks: Loadable<readonly Task[], never>;
  private findings: ResultFindings<Transaction> | undefined = undefined;
  private checks = 0;
  private cancelTimer: () => void = () => undefined;
  private isShown = false;

  constructor(private readonly deps: PaymentResultDependencies) {
    this.checking = new Command(() => this.check());
    this.paidTasks = new Loadable(async (signal) => right(await deps.tasks.execute(this.orderId, signal)));
    makeAutoObservable<this, 'deps' | 'paidTasks' | 'findings' | 'checks' | 'cancelTimer' | 'isShown'>(
      this,
      {
        deps: false,
        checking: false,
        paidTasks: false,
        checks: false,
        cancelTimer: false,
        isShown: false,
        named: observableRef,
        findings: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The result according to the order list; undefined until it is loaded. The cart may be read later than the list. */
  get settled(): SettledResult<Transaction> | undefined {
    const cart = fromNullable(this.deps.cart.cart.value);
    return this.findings === undefined ? undefined : settle(this.named, this.findings, cart);
  }

  get state(): ResultState {
    return this.settled?.state ?? this.named.state;
  }

  /** Whether the order list says that the order is paid; the address alone proves nothing. */
  get isPaid(): boolean {
    return this.state === 'success' && this.settled?.confirmed === true;
  }

  /** Whether the payment is refunded, so that there is nothing to pay again. */
  get isRefunded(): boolean {
    const orderState = this.settled?.orderState ?? none;
    return isSome(orderState) && orderState.value.kind === 'refunded';
  }

  /** The order from the order list; the address is never trusted. */
  get order(): Option<Transaction> {
    return this.settled?.order ?? none;
  }

  /** The order id from the order list, else from the address if it looks like one. */
  get orderId(): OrderId {
    return isSome(this.order) ? this.order.value.orderId : shownOrderId(this.named);
  }

  /** The tasks of the order once it is paid. */
  get tasks(): readonly Task[] {
    return this.paidTasks.value ?? [];
  }

  /** Whether Check again and Contact us are offered. */
  get canCheckAgain(): boolean {
    return this.isLeftToCustomer && (this.settled?.shouldRecheck ?? false);
  }

  open(status: Option<string>, order: Option<string>): void {
    this.isShown = true;
    this.named = readPaymentResult(status, order);
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

  private async check(): Promise<void> {
    this.cancelTimer();
    const { named } = this;
    const findings = await this.deps.confirm.execute(named);
    if (!this.isShown) return;
    // The address names another order by now: look up that one.
    if (named !== this.named) return this.check();
    runInAction(() => {
      this.findings = latestFindings(this.findings, findings);
    });
    if (this.settled?.shouldRecheck === true) this.wait();
    else await this.followUp();
  }

  private wait(): void {
    this.checks += 1;
    const gap = recheckGapMs(this.checks);
    this.isLeftToCustomer = isNone(gap);
    if (isSome(gap)) this.cancelTimer = this.deps.timer.after(gap.value, () => void this.checking.run());
  }

  // A paid order has emptied the cart and created tasks that may need documents.
  private async followUp(): Promise<void> {
    if (!this.isPaid || isNone(this.order)) return;
    void this.deps.cart.refresh();
    await this.paidTasks.reload();
  }
}
