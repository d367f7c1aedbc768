import { makeAutoObservable } from 'mobx';
import type { LoadCart } from '../../application/cart/LoadCart';
import type { GatewayError } from '../../application/ports/gatewayError';
import { type Cart, type CartLine, isEmptyCart, itemCount } from '../../domain/cart/cart';
import { Loadable } from '../state/Loadable';

/** The customer's cart, shared by the top bar, the pages that add to it and the cart itself. */
export class CartStore {
  readonly cart: Loadable<Cart, GatewayError>;

  constructor(deps: { readonly load: LoadCart }) {
    this.cart = new Loadable((signal) => deps.load.execute(signal));
    makeAutoObservable(this, { cart: false, lacks: false }, { autoBind: true });
  }

  /** Number of items for the badge; undefined while the cart is not loaded. */
  get itemCount(): number | undefined {
    const cart = this.cart.value;
    return cart === undefined ? undefined : itemCount(cart);
  }

  get isFilled(): boolean {
    return this.cart.value !== undefined && !this.isEmpty;
  }

  /** False too while the cart is not loaded. */
  get isEmpty(): boolean {
    return this.cart.value !== undefined && isEmptyCart(this.cart.value);
  }

  /** Whether the line is not in the cart; false while the cart is not loaded. */
  lacks({ id }: Pick<CartLine, 'id'>): boolean {
    return this.cart.value !== undefined && !this.cart.value.lines.some((line) => line.id === id);
  }

  /** Reads the cart again beside something that is told together with it. */
  readAlong(): void {
    if (!this.cart.isUnderWay) void this.reloadQuietly();
  }

  /** Takes the cart that a response contained, for example after an addition. */
  replace(cart: Cart): void {
    this.cart.replace(cart);
  }

  /**
   * Reads the cart again after a cancelled change, which the server may have made; the old cart stays if that fails.
   * Returns whether the response was taken.
   */
  reloadQuietly(): Promise<boolean> {
    return this.cart.reloadQuietly();
  }

  /**
   * Reads the cart again after a change; the old cart stays visible until the new one arrives. Returns whether this
   * response was taken, not dropped for a newer cart.
   */
  refresh(): Promise<boolean> {
    return this.cart.reload();
  }
}
