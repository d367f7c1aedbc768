import { isLeft, isRight } from 'fp-ts/Either';
import { isSome, none, type Option, some } from 'fp-ts/Option';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { AppliedCoupon, ApplyCoupon } from '../../application/cart/ApplyCoupon';
import type { ApplyPartnerCode } from '../../application/cart/ApplyPartnerCode';
import type { Deployment } from '../../application/configuration/Deployment';
import type { KeptForms } from '../../application/forms/KeptForms';
import type { CheckoutStorage } from '../../application/ports/CheckoutStorage';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import type { GatewayError, GatewayErrorKind } from '../../application/ports/gatewayError';
import type { Cart } from '../../domain/cart/cart';
import { couponCode, type CouponRefused, isCouponFieldShown } from '../../domain/cart/coupon';
import type { TypedFields } from '../../domain/typed/typedFields';
import { campaignToKeep } from '../../domain/session/campaign';
import { Command } from '../state/Command';
import { LongWait, type Waitable } from '../state/LongWait';
import { Sentence } from '../state/Sentence';
import { texts } from '../texts/texts';
import type { CartStore } from './CartStore';

/** What the cart's discount code is made of. */
interface CouponDependencies {
  readonly cart: CartStore;
  readonly applyCoupon: ApplyCoupon;
  readonly applyPartnerCode: ApplyPartnerCode;
  readonly session: SessionStorage;
  readonly checkout: CheckoutStorage;
  readonly deployment: Deployment;
  readonly forms: KeptForms;
}

/**
 * Why a code was not applied: the rule's sentence, the server's message, or a default (CART-15, CART-18, CART-19).
 * Empty when the customer cancelled. 'Invalid coupon code.' is shown only when the server responded.
 */
const couponRefusedText = (
  refused: CouponRefused | GatewayError,
  otherwise = texts().cart.couponInvalid,
): string => {
  if (refused.kind === 'CouponEmpty') return texts().cart.couponEmpty;
  if (refused.kind === 'Cancelled') return '';
  if (refused.kind === 'Unreachable') return texts().cart.couponUnreachable;
  return refused.message || otherwise;
};

const JUDGEMENTS: ReadonlySet<string> = new Set<GatewayErrorKind>(['Rejected', 'Refused', 'NotFound']);

/** Whether the server judged the code itself: a refused session, or a fault, says nothing of it. */
const isDeclined = ({ kind }: CouponRefused | GatewayError): boolean => JUDGEMENTS.has(kind);

/** Why a kept code is no longer applied: it may have been good before, so that only a judgement calls it invalid. */
const couponLostText = (refused: CouponRefused | GatewayError): string =>
  couponRefusedText(refused, isDeclined(refused) ? undefined : texts().cart.couponUnchecked);

const ADDRESS = '/cart';

/** The discount code of the cart: typed by the customer or fixed by a partner campaign (CART-16, CART-21). */
export class CouponStore {
  typed = '';
  applied = '';
  /** The code that was asked for while another was on its way; it follows that one. */
  next = '';
  private underWay = '';
  readonly applying: Command<readonly []>;
  private readonly reapplyWait = new LongWait();
  /** Why the typed code, or the kept one, is not applied. */
  private readonly said = { typed: new Sentence(), kept: new Sentence() };
  /** The cart that the code, if there is one, was tried with last; another cart's totals are not final yet. */
  triedWith: Cart | undefined = undefined;
  private source = new AbortController();
  private isShown = false;

  constructor(private readonly deps: CouponDependencies) {
    this.applying = new Command(({ signal }) => this.applyAll(signal));
    makeAutoObservable<this, 'deps' | 'reapplyWait' | 'source' | 'isShown'>(
      this,
      {
        deps: false,
        applying: false,
        reapplyWait: false,
        triedWith: observableRef,
        source: false,
        isShown: false,
      },
      { autoBind: true },
    );
  }

  get isFieldShown(): boolean {
    const { session, deployment } = this.deps;
    return isCouponFieldShown(campaignToKeep(none, session.campaign()), deployment.configuration.campaigns);
  }

  get problem(): string {
    return this.said.typed.text || this.said.kept.text;
  }

  get cause(): unknown {
    return this.said.typed.text === '' ? this.said.kept.cause : this.said.typed.cause;
  }

  /** The code's application to a refreshed cart, whose totals are not final yet. */
  get reapplying(): Waitable {
    const { isRunning, isLong } = this.reapplyWait;
    return { isRunning, isLong, cancel: () => this.cancelReapplying() };
  }

  /** Whether the totals may still change. */
  get isBusy(): boolean {
    return this.reapplyWait.isRunning || this.applying.isRunning;
  }

  open(): void {
    this.isShown = true;
    const kept = this.deps.forms.join(ADDRESS, () => this.unapplied());
    if (isSome(kept)) this.typed = kept.value['code'] ?? '';
  }

  /** Called when the customer leaves the cart. */
  close(): void {
    this.isShown = false;
    this.deps.forms.leave(ADDRESS);
    this.interrupt();
    // Of a code that is kept, the next visit finds out again.
    this.said.kept.clear();
  }

  type(code: string): void {
    this.typed = code;
    this.said.typed.clear();
    this.said.kept.clear();
  }

  /** Applies the typed code, after the one that is on its way if that is another. */
  async apply(): Promise<void> {
    if (!this.applying.isRunning) return this.applyFirst();
    const code = couponCode(this.typed);
    this.next = code === this.underWay ? '' : code;
  }

  // Cancelled while it waits for the line, it never came to the code that was to follow.
  private async applyFirst(): Promise<void> {
    await this.applying.run();
    runInAction(() => (this.next = ''));
  }

  /** Whether the typed code is on its way or next; any other one may be asked for meanwhile. */
  get isTypedUnderWay(): boolean {
    return this.applying.isRunning && [this.underWay, this.next].includes(couponCode(this.typed));
  }

  /**
   * Applies the current code, or the partner campaign's, to a refreshed cart (AMB-35). Waits for a typed code, whose end
   * looks at the cart again.
   */
  async reapplyTo(cart: Cart): Promise<void> {
    if (cart !== this.triedWith && !this.applying.isRunning) await this.reapply(cart);
  }

  /** Leaves the code off this cart, so that the order can be placed; it is tried again with the next cart. */
  cancelReapplying(): void {
    this.abort();
    this.applied = '';
  }

  // Only the newest call decides: whatever makes one pointless aborts it.
  private async reapply(cart: Cart): Promise<void> {
    this.abort();
    this.triedWith = cart;
    this.reapplyWait.begin();
    this.source = new AbortController();
    const { signal } = this.source;
    const finish = await (this.isFieldShown ? this.keptCode(cart, signal) : this.partnerCode(cart, signal));
    if (signal.aborted) return;
    runInAction(() => {
      this.reapplyWait.end();
      finish();
    });
  }

  // A code that was applied is kept with the order (CART-16).
  private unapplied(): Option<TypedFields> {
    const code = couponCode(this.typed);
    return code === '' || code === this.applied ? none : some({ code: this.typed });
  }

  private async partnerCode(cart: Cart, signal: AbortSignal): Promise<() => void> {
    const coupon = await this.deps.applyPartnerCode.execute(cart, signal);
    return () => (isSome(coupon) ? this.accept(cart, coupon.value) : this.clear());
  }

  private async keptCode(cart: Cart, signal: AbortSignal): Promise<() => void> {
    const code = this.deps.checkout.discountCode();
    if (code === '') return () => this.clear();
    const coupon = await this.deps.applyCoupon.execute(code, signal);
    return () => (isLeft(coupon) ? this.dropCode(code, coupon.left) : this.accept(cart, coupon.right));
  }

  private abort(): void {
    this.source.abort();
    this.reapplyWait.end();
  }

  // An interrupted code has not been applied to its cart.
  private interrupt(): void {
    if (this.reapplyWait.isRunning) this.triedWith = undefined;
    this.abort();
  }

  private clear(): void {
    this.applied = '';
  }

  // Forget a code that the server declines; keep one that could not be checked and try it with the next cart.
  private dropCode(code: string, refused: CouponRefused | GatewayError): void {
    this.clear();
    this.said.kept.say(() => texts().cart.couponLost(code, couponLostText(refused)), refused);
    if (isDeclined(refused)) this.deps.checkout.keepDiscountCode('');
  }

  private async applyAll(signal: AbortSignal): Promise<void> {
    await this.applyCode(this.typed, signal);
    while (this.next !== '') {
      const code = signal.aborted ? '' : this.next;
      this.next = '';
      if (code !== '') await this.applyCode(code, signal);
    }
  }

  private async applyCode(typed: string, signal: AbortSignal): Promise<void> {
    this.interrupt();
    this.underWay = couponCode(typed);
    this.said.typed.clear();
    const cart = this.deps.cart.cart.value;
    const coupon = await this.deps.applyCoupon.execute(typed, signal);
    if (isRight(coupon)) {
      if (cart !== undefined) this.acceptTyped(cart, coupon.right);
      return;
    }
    this.said.typed.say(() => couponRefusedText(coupon.left), coupon.left);
    // The server may have applied a code whose call was cancelled.
    if (coupon.left.kind === 'Cancelled')
      void this.deps.cart.reloadQuietly().then(() => this.reapplyIfIdle());
    else this.reapplyMissed();
  }

  private acceptTyped(cart: Cart, coupon: AppliedCoupon): void {
    this.said.typed.clear();
    this.accept(cart, coupon);
  }

  private reapplyIfIdle(): void {
    if (!this.applying.isRunning) this.reapplyMissed();
  }

  // The cart may have changed, or its code been interrupted, while a typed code was under way.
  private reapplyMissed(): void {
    const cart = this.deps.cart.cart.value;
    if (this.isShown && cart !== undefined && cart !== this.triedWith) void this.reapply(cart);
  }

  // A discount is valid only for the cart it was calculated for; a newer cart needs its own.
  private accept(cart: Cart, coupon: AppliedCoupon): void {
    this.said.kept.clear();
    if (this.isFieldShown) this.deps.checkout.keepDiscountCode(coupon.code);
    if (this.deps.cart.cart.value !== cart) {
      this.triedWith = undefined;
      this.reapplyMissed();
      return;
    }
    this.applied = coupon.code;
    this.triedWith = { ...cart, payment: coupon.payment };
    this.deps.cart.replace(this.triedWith);
  }
}
