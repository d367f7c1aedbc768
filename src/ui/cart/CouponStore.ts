import { isLeft } from 'fp-ts/Either';
import { isSome, none } from 'fp-ts/Option';
import { makeAutoObservable, runInAction } from 'mobx';
import type { AppliedCoupon, ApplyCoupon } from '../../application/cart/ApplyCoupon';
import type { ApplyPartnerCode } from '../../application/cart/ApplyPartnerCode';
import type { Deployment } from '../../application/configuration/Deployment';
import type { SessionVault } from '../../application/ports/SessionVault';
import { type Cart, hasSameItems } from '../../domain/cart/cart';
import { isCouponFieldShown } from '../../domain/cart/coupon';
import { campaignToKeep } from '../../domain/session/campaign';
import { couponRefusedText } from './couponErrorText';
import { Command } from '../state/Command';
import type { CartStore } from './CartStore';

export interface CouponPieces {
  readonly cart: CartStore;
  readonly applyCoupon: ApplyCoupon;
  readonly applyPartnerCode: ApplyPartnerCode;
  readonly vault: SessionVault;
  readonly deployment: Deployment;
}

/** The discount code of the cart: typed, or the partner campaign's (section 9). */
export class CouponStore {
  typed = '';
  applied = '';
  problem = '';
  readonly applying: Command<readonly []>;
  private codedFor: Cart | undefined = undefined;

  constructor(private readonly pieces: CouponPieces) {
    this.applying = new Command(() => this.applyTyped());
    makeAutoObservable<this, 'pieces' | 'codedFor'>(
      this,
      { pieces: false, applying: false, codedFor: false },
      { autoBind: true },
    );
  }

  get isFieldShown(): boolean {
    const { vault, deployment } = this.pieces;
    return isCouponFieldShown(campaignToKeep(none, vault.campaign()), deployment.configuration.campaigns);
  }

  type(code: string): void {
    this.typed = code;
    this.problem = '';
  }

  /** Applies the partner campaign's code when the cart has come and whenever its items have changed (AMB-35). */
  async followCart(cart: Cart): Promise<void> {
    if (this.codedFor !== undefined && hasSameItems(this.codedFor, cart)) return;
    this.codedFor = cart;
    const coupon = await this.pieces.applyPartnerCode.execute(cart);
    if (isSome(coupon)) this.take(coupon.value);
  }

  /** Items have changed: what the code is worth now is for the server to say again. */
  forgetApplied(): void {
    this.applied = '';
    this.codedFor = undefined;
  }

  private async applyTyped(): Promise<void> {
    const coupon = await this.pieces.applyCoupon.execute(this.typed);
    if (isLeft(coupon)) {
      runInAction(() => {
        this.problem = couponRefusedText(coupon.left);
      });
      return;
    }
    this.take(coupon.right);
  }

  private take(coupon: AppliedCoupon): void {
    const cart = this.pieces.cart.cart.value;
    if (cart === undefined) return;
    this.problem = '';
    this.applied = coupon.code;
    const changed = { ...cart, payment: coupon.payment };
    this.codedFor = changed;
    this.pieces.cart.replace(changed);
  }
}
