import { isLeft, isRight } from 'fp-ts/Either';
import { isSome, map, none, type Option, some } from 'fp-ts/Option';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PlaceOrder } from '../../application/checkout/PlaceOrder';
import type { Deployment } from '../../application/configuration/Deployment';
import type { CheckoutVault } from '../../application/ports/CheckoutVault';
import type { PaymentOutcome, PreparedPayment } from '../../application/ports/PaymentGateway';
import type { SessionVault } from '../../application/ports/SessionVault';
import type { Timer } from '../../application/ports/Timer';
import type { LoadProfile } from '../../application/profile/LoadProfile';
import { isEmptyCart } from '../../domain/cart/cart';
import {
  fillBlanks,
  type OrderField,
  type OrderForm,
  prefillOrderForm,
  typeOrderField,
} from '../../domain/checkout/orderForm';
import { paymentResponseAddress } from '../../domain/checkout/paymentForm';
import { type GstSplit, splitGst } from '../../domain/india/gst';
import { type GstinWarning, gstinWarnings, stateOfGstin } from '../../domain/india/gstin';
import { type PinWarning, pinWarnings } from '../../domain/india/pin';
import { type IndianState, stateByCode, stateByName } from '../../domain/india/states';
import type { Paise } from '../../domain/money/money';
import type { CartStore } from '../cart/CartStore';
import type { CouponStore } from '../cart/CouponStore';
import { Command } from '../state/Command';
import { checkoutTexts } from '../texts/checkoutTexts';
import { checkoutRefusedText } from './checkoutErrorText';

export interface CheckoutPieces {
  readonly cart: CartStore;
  readonly coupon: CouponStore;
  readonly placeOrder: PlaceOrder;
  readonly loadProfile: LoadProfile;
  readonly vault: CheckoutVault;
  readonly session: SessionVault;
  readonly deployment: Deployment;
  readonly timer: Timer;
}

export type Go = (path: string) => void;

/** A payment page that has not taken the browser along by then is not coming. */
const REDIRECT_PATIENCE_MS = 10_000;

/** The order form and Place Order: once, whatever is pressed (section 4, Checkout). */
export class CheckoutStore {
  form: OrderForm;
  missing: readonly OrderField[] = [];
  problem = '';
  isHandingOver = false;
  readonly placing: Command<readonly [Go]>;
  private isShown = false;
  private giveUp: () => void = () => undefined;

  constructor(private readonly pieces: CheckoutPieces) {
    const kept = pieces.vault.form();
    this.form = isSome(kept) ? kept.value : prefillOrderForm(pieces.session.user(), none);
    this.placing = new Command((go) => this.place(go));
    makeAutoObservable<this, 'pieces' | 'isShown' | 'giveUp'>(
      this,
      {
        pieces: false,
        placing: false,
        isShown: false,
        giveUp: false,
        form: observableRef,
        missing: observableRef,
      },
      { autoBind: true },
    );
  }

  get isBusy(): boolean {
    return this.placing.isRunning || this.isHandingOver || this.pieces.coupon.isBusy;
  }

  get warnings(): readonly GstinWarning[] {
    return gstinWarnings(this.form.gstin, this.form.state);
  }

  get zipWarnings(): readonly PinWarning[] {
    return pinWarnings(this.form.zipCode);
  }

  /** The state that the GSTIN names, where it is another than the chosen one. */
  get stateOfGstin(): Option<IndianState> {
    const named = stateOfGstin(this.form.gstin);
    return isSome(named) && named.value.name !== this.form.state ? named : none;
  }

  /** How the cart's GST divides, once the billing state is chosen. */
  get gstSplit(): Option<GstSplit> {
    const supplier = stateByCode(this.pieces.deployment.configuration.supplierState);
    const place = stateByName(this.form.state);
    const cart = this.pieces.cart.cart.value;
    if (cart === undefined || !isSome(supplier) || !isSome(place)) return none;
    return map((gst: Paise) => splitGst(gst, supplier.value, place.value))(cart.payment.gst);
  }

  /** The customer looks at the order form. */
  open(): void {
    this.isShown = true;
    void this.prefill();
  }

  /** The customer has gone elsewhere in the portal: a late answer does not take the page along. */
  close(): void {
    this.isShown = false;
    this.giveUp();
  }

  /** Back from the payment page to this very page, or it never came: Place Order can be pressed again. */
  comeBack(): void {
    this.giveUp();
    this.isHandingOver = false;
  }

  /** Fills what is still blank from the profile; what was typed stays. */
  private async prefill(): Promise<void> {
    const profile = await this.pieces.loadProfile.execute();
    // A page that is gone keeps nothing: the tab may be signed out, or another customer's.
    if (isLeft(profile) || !this.isShown) return;
    const known = prefillOrderForm(this.pieces.session.user(), some(profile.right));
    this.setForm(fillBlanks(this.form, known));
  }

  type(field: OrderField, typed: string): void {
    this.setForm(typeOrderField(this.form, field, typed));
    this.missing = this.missing.filter((missing) => missing !== field);
    if (this.missing.length === 0) this.problem = '';
  }

  errorOf(field: OrderField): string {
    return this.missing.includes(field) ? checkoutTexts.fieldMissing[field] : '';
  }

  private setForm(form: OrderForm): void {
    this.form = form;
    this.pieces.vault.keepForm(form);
  }

  private async place(go: Go): Promise<void> {
    const cart = this.pieces.cart.cart.value;
    if (cart === undefined || isEmptyCart(cart) || this.isHandingOver || this.pieces.coupon.isBusy) return;
    this.problem = '';
    this.missing = [];
    const discountCode = this.pieces.coupon.applied;
    const patience = this.placing.wish;
    const placed = await this.pieces.placeOrder.execute({ form: this.form, cart, discountCode, patience });
    if (!this.isShown) return;
    if (isRight(placed)) return this.handOver(placed.right, go);
    runInAction(() => {
      this.problem = checkoutRefusedText(placed.left);
      this.missing = placed.left.kind === 'OrderFieldsMissing' ? placed.left.fields : [];
    });
  }

  private async handOver(prepared: PreparedPayment, go: Go): Promise<void> {
    this.isHandingOver = true;
    const outcome = await prepared.start();
    if (isLeft(outcome)) this.stayHere(checkoutTexts.providerUnreachable);
    else this.follow(outcome.right, prepared.orderId, go);
  }

  private follow(outcome: PaymentOutcome, orderId: string, go: Go): void {
    switch (outcome.kind) {
      case 'Redirecting':
        this.giveUp = this.pieces.timer.after(REDIRECT_PATIENCE_MS, () => this.comeBack());
        return;
      case 'Completed':
        go(paymentResponseAddress('', 'success', orderId));
        return;
      case 'Unclear':
        go(paymentResponseAddress('', 'checking', orderId));
        return;
      case 'Dismissed':
        this.stayHere(checkoutTexts.dismissed);
        return;
      case 'Declined':
        this.stayHere(checkoutTexts.paymentFailed(outcome.message || checkoutTexts.unknownError));
    }
  }

  private stayHere(problem: string): void {
    this.problem = problem;
    this.isHandingOver = false;
  }
}
