import * as TE from 'fp-ts/TaskEither';
import type { GatewayError } from '../../src/application/ports/gatewayError';
import type { PurchaseGateway } from '../../src/application/ports/PurchaseGateway';
import type { CartAddition } from '../../src/domain/cart/addition';

/** A backend that takes additions and requests, once a key; a test can make it fail or lose its answers. */
export class InMemoryPurchaseGateway implements PurchaseGateway {
  readonly added: CartAddition[] = [];
  readonly requested: CartAddition[] = [];
  /** Keys in the order in which they came, repeated ones too. */
  readonly keys: string[] = [];
  failure: GatewayError | undefined = undefined;
  /** Whether what failed was done all the same: the answer was lost on its way. */
  losesAnswers = false;
  /** What else an addition or a request brings about. */
  whenAdded: (addition: CartAddition) => void = () => undefined;
  whenRequested: (addition: CartAddition) => void = () => undefined;
  /** While it is held, answers wait for it. */
  gate: Promise<void> = Promise.resolve();
  private readonly honoured = new Set<string>();

  addToCart(addition: CartAddition, key: string): TE.TaskEither<GatewayError, void> {
    return this.take(this.added, addition, key);
  }

  requestQuotation(addition: CartAddition, key: string): TE.TaskEither<GatewayError, void> {
    return this.take(this.requested, addition, key);
  }

  private take(into: CartAddition[], addition: CartAddition, key: string): TE.TaskEither<GatewayError, void> {
    return async () => {
      this.keys.push(key);
      const { failure } = this;
      if (failure === undefined || this.losesAnswers) this.doOnce(into, addition, key);
      await this.gate;
      return failure === undefined ? TE.right<GatewayError, void>(undefined)() : TE.left(failure)();
    };
  }

  private doOnce(into: CartAddition[], addition: CartAddition, key: string): void {
    if (this.honoured.has(key)) return;
    this.honoured.add(key);
    into.push(addition);
    if (into === this.added) this.whenAdded(addition);
    else this.whenRequested(addition);
  }
}
