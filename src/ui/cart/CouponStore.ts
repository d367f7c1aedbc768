import { isLeft } from 'fp-ts/Either';
import { isSome, none } from 'fp-ts/Option';
import { makeAutoObservable, runInAction } from 'mobx';
import type { AppliedCoupon, ApplyCoupon } from '../../application/cart/ApplyCoupon';
import type { ApplyPartnerCode } from '../../application/cart/ApplyPartnerCode';
import type { Deployment } from '../../application/configuration/Deployment';
import type { CheckoutStorage } from '../../application/ports/CheckoutStorage';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import type { Cart } from '../../domain/cart/cart';
import { type CouponRefused, isCouponFieldShown } from '../../domain/cart/coupon';
import { campaignToKeep } from '../../domain/session/campaign';
import { Command } from '../state/Command';
import type { CartStore } from './CartStore';
import { cartTexts } from '../texts/cartTexts';
import { couponRefusedText } from './couponErrorText';

export interface CouponDependencies {
  readonly cart: CartStore;
  readonly applyCoupon: ApplyCoupon;
  readonly applyPartnerCode: ApplyPartnerCode;
  readonly session: SessionStorage;
  readonly checkout: CheckoutStorage;
  readonly deployment: Deployment;
}

/** The discount code of the cart: typed by the customer or fixed by a partner campaign (CART-16, CART-21). */
export class CouponStore {
  typed = '';
  applied = '';
  problem = '';
  /** True while the code is applied to a refreshed cart, whose totals are not final yet. */
  isFollowing = false;
  readonly applying: Command<readonly []>;
  private followed: Cart | undefined = undefined;

  constructor(private readonly deps: CouponDependencies) {
    this.applying = new Command(({ signal }) => this.applyTyped(signal));
    makeAutoObservable<this, 'deps' | 'followed'>(
      this,
      { deps: false, applying: false, followed: false },
      { autoBind: true },
    );
  }

  get isFieldShown(): boolean {
    const { session, deployment } = this.deps;
    return isCouponFieldShown(campaignToKeep(none, session.campaign()), deployment.configuration.campaigns);
  }

  /** Whether the totals may still change. */
  get isBusy(): boolean {
    return this.isFollowing || this.applying.isRunning;
  }

  type(code: string): void {
    this.typed = code;
    this.problem = '';
  }

  /** Applies the current code, or the partner campaign's, to a refreshed cart (AMB-35). */
  async followCart(cart: Cart): Promise<void> {
    if (cart === this.followed) return;
    this.followed = cart;
    this.isFollowing = true;
    const settle = this.isFieldShown ? await this.keptCode(cart) : await this.partnerCode(cart);
    // A newer cart has arrived meanwhile; its own run sets the result.
    if (cart !== this.followed) return;
    runInAction(() => {
      this.isFollowing = false;
      settle();
    });
  }

  private async partnerCode(cart: Cart): Promise<() => void> {
    const coupon = await this.deps.applyPartnerCode.execute(cart);
    return () => (isSome(coupon) ? this.take(cart, coupon.value) : this.release());
  }

  private async keptCode(cart: Cart): Promise<() => void> {
    const code = this.deps.checkout.discountCode();
    if (code === '') return () => this.release();
    const coupon = await this.deps.applyCoupon.execute(code);
    return () => (isLeft(coupon) ? this.lose(code, coupon.left) : this.take(cart, coupon.right));
  }

  private release(): void {
    this.applied = '';
  }

  // Forget a code that the server declines; keep one that could not be checked and try it with the next cart.
  private lose(code: string, refused: CouponRefused | GatewayError): void {
    this.release();
    const reason = couponRefusedText(refused);
    this.problem = reason === '' ? '' : cartTexts.couponLost(code, reason);
    if (refused.kind === 'Rejected') this.deps.checkout.keepDiscountCode('');
  }

  private async applyTyped(signal: AbortSignal): Promise<void> {
    const cart = this.deps.cart.cart.value;
    const coupon = await this.deps.applyCoupon.execute(this.typed, signal);
    if (isLeft(coupon)) this.refuse(coupon.left);
    else if (cart !== undefined) this.take(cart, coupon.right);
  }

  private refuse(refused: CouponRefused | GatewayError): void {
    this.problem = couponRefusedText(refused);
    // The server may have applied a code whose call was cancelled.
    if (refused.kind === 'Cancelled') void this.deps.cart.lookAgain();
  }

  // A discount is valid only for the cart it was calculated for; a newer cart needs its own.
  private take(cart: Cart, coupon: AppliedCoupon): void {
    this.problem = '';
    if (this.isFieldShown) this.deps.checkout.keepDiscountCode(coupon.code);
    const now = this.deps.cart.cart.value;
    if (now !== cart) {
      this.followed = undefined;
      if (now !== undefined) void this.followCart(now);
      return;
    }
    this.applied = coupon.code;
    this.followed = { ...cart, payment: coupon.payment };
    this.deps.cart.replace(this.followed);
  }
}
