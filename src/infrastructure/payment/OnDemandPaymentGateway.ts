import { type Either, left, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { lazyOnce } from '../../application/waiting/lazyOnce';
import { type GatewayError, gatewayError } from '../../application/ports/gatewayError';
import type { PaymentGateway, PreparedPayment } from '../../application/ports/PaymentGateway';
import { orCancelled } from '../../application/ports/stoppedWaiting';
import type { Payment } from '../../domain/checkout/payment';

interface Dependencies {
  readonly load: () => Promise<PaymentGateway>;
  /** Reloads the page for code that a release has removed. */
  readonly reload: () => Promise<boolean>;
}

/**
 * A provider's adapter, whose code the dashboard does not wait for: it is fetched with the cart, before Place
 * Order needs it.
 */
export class OnDemandPaymentGateway implements PaymentGateway {
  /** The next press fetches it again after a failure, however long ago the cart was opened. */
  private readonly adapter: () => Promise<PaymentGateway>;

  constructor(
    readonly name: string,
    private readonly deps: Dependencies,
  ) {
    this.adapter = lazyOnce(deps.load);
    // Place Order fetches it again, and tells of a failure.
    this.adapter().catch(() => undefined);
  }

  prepare(payment: Payment, signal?: AbortSignal): TE.TaskEither<GatewayError, PreparedPayment> {
    return pipe(
      (): Promise<Either<GatewayError, PaymentGateway>> =>
        signal === undefined ? this.found() : orCancelled(this.found(), signal),
      TE.flatMap((adapter) => adapter.prepare(payment, signal)),
    );
  }

  private async found(): Promise<Either<GatewayError, PaymentGateway>> {
    try {
      return right(await this.adapter());
    } catch {
      await this.deps.reload();
      return left(gatewayError('Unreachable'));
    }
  }
}
