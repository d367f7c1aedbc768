import { isLeft } from 'fp-ts/Either';
import { makeAutoObservable } from 'mobx';
import type { SubmitPurchase } from '../../application/catalogue/SubmitPurchase';
import type { CartGateway } from '../../application/ports/CartGateway';
import type { Notifier } from '../../application/ports/Notifier';
import type { CartLine } from '../../domain/cart/cart';
import { Command } from '../state/Command';
import { cartTexts } from '../texts/cartTexts';
import type { CartStore } from './CartStore';

export interface CartItemsDependencies {
  readonly cart: CartStore;
  readonly carts: CartGateway;
  readonly submit: Pick<SubmitPurchase, 'forgetUnclear'>;
  readonly notifier: Notifier;
}

/** Removes items from the cart after the customer confirms (CART-09, CART-10). */
export class CartItemsStore {
  asked: CartLine | undefined = undefined;
  readonly removing: Command<readonly []>;

  constructor(private readonly deps: CartItemsDependencies) {
    this.removing = new Command(({ signal }) => this.remove(signal));
    makeAutoObservable<this, 'deps'>(this, { deps: false, removing: false }, { autoBind: true });
  }

  ask(line: CartLine): void {
    this.asked = line;
  }

  decline(): void {
    this.asked = undefined;
  }

  private async remove(signal: AbortSignal): Promise<void> {
    const { cart, carts, submit, notifier } = this.deps;
    const line = this.asked;
    if (line === undefined) return;
    const removed = await carts.remove(line.id, signal)();
    this.decline();
    if (isLeft(removed) && removed.left.kind === 'Cancelled') {
      void cart.reloadQuietly();
      return;
    }
    if (isLeft(removed)) notifier.failure(cartTexts.removeFailed);
    else {
      submit.forgetUnclear();
      notifier.success(cartTexts.removed(line.serviceName));
    }
    // Refresh after a failure too: the server may have removed the item although the response was lost.
    await cart.refresh();
  }
}
