import { isLeft } from 'fp-ts/Either';
import { chain, getOrElse, isSome, none, type Option } from 'fp-ts/Option';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PlaceOrder, Checkout } from '../../application/checkout/PlaceOrder';
import type { Deployment } from '../../application/configuration/Deployment';
import type { StoppedWaiting } from '../../application/ports/stoppedWaiting';
import type { Timer } from '../../application/ports/Timer';
import {
  type CheckoutRefused,
  isOrderRefused,
  isOutcomeUnknown,
} from '../../domain/checkout/checkoutRefused';
import {
  checkOrderForm,
  isWhole,
  type OrderField,
  orderFieldFault,
  type OrderForm,
  typeOrderField,
} from '../../domain/checkout/orderForm';
import { isAmountMissing, isFree } from '../../domain/checkout/payableNow';
import { type GstSplit, splitGst } from '../../domain/india/gst';
import { type GstinWarning, gstinWarnings, stateOfGstin } from '../../domain/india/gstin';
import { statesOfPin } from '../../domain/india/pinStates';
import { type IndianState, stateByCode, stateByName } from '../../domain/india/states';
import type { Paise } from '../../domain/money/money';
import type { Cart } from '../../domain/cart/cart';
import type { CartStore } from '../cart/CartStore';
import type { CouponStore } from '../cart/CouponStore';
import { Command } from '../state/Command';
import { texts } from '../texts/texts';
import { checkoutRefusedText } from './checkoutErrorText';
import { type Go, HandOver } from './HandOver';
import { Prefill, type PrefillDependencies } from './Prefill';
import { Sentence } from '../state/Sentence';
import { untilAborted } from '../state/untilAborted';

export interface CheckoutDependencies extends PrefillDependencies {
  readonly cart: CartStore;
  readonly coupon: CouponStore;
  readonly placeOrder: PlaceOrder;
  readonly deployment: Deployment;
  readonly timer: Timer;
}

/** The order form and Place Order; an order cannot be placed twice at once (PAY-20). */
export class CheckoutStore {
  form: OrderForm;
  /** The fields for which the last press of Place Order was refused. */
  refused: readonly OrderField[] = [];
  /** The first of them at that press: once filled in, it must not hand the focus on to the next while it is typed. */
  firstRefused: { readonly field: OrderField } | undefined = undefined;
  /** Fields that were left, or typed to their end; a fault in one is told without Place Order. */
  private left: readonly OrderField[] = [];
  readonly said = new Sentence();
  refusal: (CheckoutRefused | StoppedWaiting)['kind'] | undefined = undefined;
  /** The response to place-order was lost; `checking` looks whether the order exists (RESUME-04). */
  isOrderUnknown = false;
  /** The cart as it was read again after the backend refused the order. */
  refusedCart: Cart | undefined = undefined;
  readonly placing: Command<readonly [Go]>;
  readonly checking: Command<readonly [Go]>;
  readonly handOver: HandOver;
  readonly prefill: Prefill;
  /** Aborted when the customer leaves the form. */
  private visit = new AbortController();

  constructor(private readonly deps: CheckoutDependencies) {
    this.prefill = new Prefill(deps, { form: () => this.form, fill: (form) => this.fill(form) });
    this.form = getOrElse(() => this.prefill.known)(deps.storage.form());
    this.placing = new Command(({ signal }, go) => this.place(go, signal));
    this.checking = new Command(({ signal }, go) =>
      this.ask(go, signal, (checkout) => deps.placeOrder.checkAgain(checkout)),
    );
    this.handOver = new HandOver(deps.timer, (problem) => this.showError(problem));
    makeAutoObservable<this, 'deps' | 'visit' | 'left'>(
      this,
      {
        deps: false,
        said: false,
        placing: false,
        checking: false,
        handOver: false,
        prefill: false,
        visit: false,
        form: observableRef,
        refused: observableRef,
        firstRefused: observableRef,
        left: observableRef,
        refusedCart: observableRef,
      },
      { autoBind: true },
    );
  }

  get problem(): string {
    return this.said.text;
  }

  get isBusy(): boolean {
    const isAsking = this.placing.isRunning || this.checking.isRunning;
    return isAsking || this.handOver.isUnderWay || this.deps.coupon.isBusy;
  }

  /** Whether the cart has no readable payable amount (RESUME-08). */
  get isAmountMissing(): boolean {
    const cart = this.deps.cart.cart.value;
    return cart !== undefined && isAmountMissing(cart);
  }

  get payable(): Option<Paise> {
    return this.deps.cart.cart.value?.payment.payable ?? none;
  }

  /** The fields without which nothing can be ordered yet, in the order of the form (BUY-03). */
  get unfinished(): readonly OrderField[] {
    const checked = checkOrderForm(this.form);
    return isLeft(checked) ? checked.left.fields : [];
  }

  get isFree(): boolean {
    const cart = this.deps.cart.cart.value;
    return cart !== undefined && isFree(cart);
  }

  get warnings(): readonly GstinWarning[] {
    return gstinWarnings(this.form.gstin, this.form.state);
  }

  /** The states of the zip code, if the chosen one is not among them (BUY-04). */
  get otherStatesOfPin(): readonly IndianState[] {
    const states = statesOfPin(this.form.zipCode);
    return states.some(({ name }) => name === this.form.state) ? [] : states;
  }

  /** The state that the GSTIN encodes, if it differs from the chosen one. */
  get stateOfGstin(): Option<IndianState> {
    const named = stateOfGstin(this.form.gstin);
    return isSome(named) && named.value.name !== this.form.state ? named : none;
  }

  /** How the cart's GST splits into its components; none until the billing state is chosen, or without equal halves. */
  get gstSplit(): Option<GstSplit> {
    const supplier = stateByCode(this.deps.deployment.configuration.supplierState);
    const place = stateByName(this.form.state);
    const cart = this.deps.cart.cart.value;
    if (cart === undefined || !isSome(supplier) || !isSome(place)) return none;
    return chain((gst: Paise) => splitGst(gst, supplier.value, place.value))(cart.payment.gst);
  }

  open(): void {
    this.visit = new AbortController();
    // Another tab may have ordered since: the same form must give the same order (AMB-33).
    this.form = getOrElse(() => this.form)(this.deps.storage.form());
    void this.prefill.open(this.visit.signal);
  }

  /** Called when the customer leaves the form; a late response must not navigate. */
  close(): void {
    this.visit.abort();
    this.handOver.close();
  }

  readCartAgain(): void {
    this.showError();
    void this.deps.cart.refresh();
  }

  type(field: OrderField, typed: string): void {
    this.setForm(typeOrderField(this.form, field, typed));
    this.left = this.left.filter((left) => left !== field);
    if (isWhole(this.form, field)) this.leave(field);
    this.refused = this.refused.filter((refused) => refused !== field);
    if (this.refused.length === 0) this.said.clear();
  }

  /** Called when the customer goes on from a field to the next one. */
  leave(field: OrderField): void {
    this.left = [...this.left, field];
  }

  /** What is wrong with the field, once that may be told; what is still missing is told at Place Order alone. */
  errorOf(field: OrderField): string {
    const isRefused = this.refused.includes(field);
    if (!isRefused && !this.left.includes(field)) return '';
    const fault = orderFieldFault(this.form, field);
    if (fault === 'missing') return isRefused ? texts().checkout.fieldMissing[field] : '';
    return fault === undefined ? '' : texts().checkout.fieldInvalid[fault];
  }

  fill(form: OrderForm): void {
    this.setForm(form);
    if (this.refused.length === 0) return;
    this.refused = this.refused.filter((field) => orderFieldFault(form, field) !== undefined);
    if (this.refused.length === 0) this.said.clear();
  }

  private setForm(form: OrderForm): void {
    this.form = form;
    this.deps.storage.keepForm(form);
  }

  private place(go: Go, signal: AbortSignal): Promise<void> {
    this.showError();
    return this.ask(go, signal, (checkout) => this.deps.placeOrder.execute(checkout));
  }

  private async ask(
    go: Go,
    signal: AbortSignal,
    order: (checkout: Checkout) => ReturnType<PlaceOrder['execute']>,
  ): Promise<void> {
    const cart = this.deps.cart.cart.value;
    if (cart === undefined || this.handOver.isUnderWay || this.deps.coupon.isBusy) return;
    const discountCode = this.deps.coupon.applied;
    const placed = await order({ form: this.form, cart, discountCode, signal });
    if (this.visit.signal.aborted) return;
    if (isLeft(placed)) return this.refuse(placed.left, signal);
    this.showError();
    await this.handOver.begin(placed.right, go, signal);
  }

  private async refuse(refused: CheckoutRefused | StoppedWaiting, signal: AbortSignal): Promise<void> {
    this.said.say(() => checkoutRefusedText(refused), refused);
    this.refusal = refused.kind;
    this.isOrderUnknown = refused.kind !== 'Cancelled' && isOutcomeUnknown(refused);
    this.refused = 'fields' in refused ? refused.fields : [];
    const [field] = this.refused;
    this.firstRefused = field === undefined ? undefined : { field };
    if (refused.kind === 'Cancelled' || !isOrderRefused(refused)) return;
    await untilAborted(this.readRefusedCart(), signal);
  }

  private async readRefusedCart(): Promise<void> {
    await this.deps.cart.reloadQuietly();
    runInAction(() => (this.refusedCart = this.deps.cart.cart.value));
  }

  private showError(problem = (): string => ''): void {
    this.said.say(problem, undefined);
    this.refusal = undefined;
    this.isOrderUnknown = false;
    this.refused = [];
    this.firstRefused = undefined;
  }
}
