import { type Either, isLeft, isRight } from 'fp-ts/Either';
import { makeAutoObservable } from 'mobx';
import type { SendSubmission } from '../../application/catalogue/SendSubmission';
import type { CartGateway } from '../../application/ports/CartGateway';
import type { CatalogueGateway } from '../../application/ports/CatalogueGateway';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Notifier } from '../../application/ports/Notifier';
import type { CartLine } from '../../domain/cart/cart';
import { statedFrequency } from '../../domain/cart/statedFrequency';
import type { Service } from '../../domain/catalogue/service';
import { Command } from '../state/Command';
import { Loadable } from '../state/Loadable';
import { texts } from '../texts/texts';
import type { CartStore } from './CartStore';

export interface CartItemsDependencies {
  readonly cart: CartStore;
  readonly carts: CartGateway;
  readonly submit: Pick<SendSubmission, 'forgetUnclear'>;
  readonly notifier: Notifier;
  readonly catalogue: CatalogueGateway;
}

/** Removes items from the cart after the customer confirms (CART-09, CART-10). */
export class CartItemsStore {
  asked: CartLine | undefined = undefined;
  readonly removing: Command<readonly []>;
  /** What the catalogue says of the items; a failure leaves them as they are. */
  private readonly services: Loadable<readonly Service[], GatewayError>;
  /** Whether the server has answered the removal under way, so that only the reading after it is awaited. */
  private isAnswered = false;

  constructor(private readonly deps: CartItemsDependencies) {
    this.removing = new Command(({ signal }) => this.remove(signal));
    this.services = new Loadable((signal) => deps.catalogue.services(signal)());
    makeAutoObservable<this, 'deps' | 'services' | 'isAnswered'>(
      this,
      { deps: false, removing: false, services: false, isAnswered: false, frequencyOf: false },
      { autoBind: true },
    );
  }

  open(): void {
    void this.services.load();
  }

  /** How often the work of an item is done; '' where nobody says it (BUY-01). */
  frequencyOf(line: CartLine): string {
    return statedFrequency(line, this.services.value ?? []);
  }

  ask(line: CartLine): void {
    this.asked = line;
  }

  /** Closes the question, unless its removal is under way. */
  decline(): void {
    if (!this.removing.isRunning || this.isAnswered) this.asked = undefined;
  }

  private async remove(signal: AbortSignal): Promise<void> {
    const line = this.asked;
    if (line === undefined) return;
    const removed = await this.deps.carts.remove(line.id, signal)();
    this.isAnswered = true;
    this.decline();
    await this.readAfter(line, removed);
    this.isAnswered = false;
  }

  private async readAfter(line: CartLine, removed: Either<GatewayError, void>): Promise<void> {
    const { cart, submit, notifier } = this.deps;
    if (isLeft(removed) && removed.left.kind === 'Cancelled') {
      await cart.reloadQuietly();
      return;
    }
    const tell = (isGone: boolean): void => {
      if (!isGone)
        return notifier.failure(texts().cart.removeFailed, isLeft(removed) ? removed.left : undefined);
      submit.forgetUnclear();
      notifier.success(texts().cart.removed(line.serviceName));
    };
    if (isRight(removed)) tell(true);
    const isRead = await cart.refresh();
    // The server may have removed the item although the response was lost: the cart says so.
    if (isLeft(removed)) tell(isRead && cart.lacks(line));
  }
}
