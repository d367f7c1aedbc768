import * as TE from 'fp-ts/TaskEither';
import type { GatewayError } from '../../src/application/ports/gatewayError';
import type { PurchaseGateway } from '../../src/application/ports/PurchaseGateway';
import type { CartAddition } from '../../src/domain/cart/addition';
import { unlessCancelled } from './unlessCancelled';

/**
 * A backend that accepts additions and requests, once per key; a test can make it fail or lose its responses.
 */
export class InMemoryPurchaseGateway implements PurchaseGateway {
  readonly added: CartAddition[] = [];
  readonly requested: CartAddition[] = [];
  /** All received keys in order, repeated ones included. */
  readonly keys: string[] = [];
  failure: GatewayError | undefined = undefined;
  /** Whether a failed call was still processed, because its response was lost. */
  losesAnswers = false;
  /** A side effect of an addition or a request. */
  whenAdded: (addition: CartAddition) => void = () => undefined;
  whenRequested: (addition: CartAddition) => void = () => undefined;
  /** Responses wait for this. */
  gate: Promise<void> = Promise.resolve();
  private readonly honoured = new Set<string>();

  addToCart(addition: CartAddition, key: string, signal?: AbortSignal): TE.TaskEither<GatewayError, void> {
    return unlessCancelled(signal, this.take(this.added, addition, key));
  }

  requestQuotation(
    addition: CartAddition,
    key: string,
    signal?: AbortSignal,
  ): TE.TaskEither<GatewayError, void> {
    return unlessCancelled(signal, this.take(this.requested, addition, key));
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
