import { type Either, left, right } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
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
  private loading: Promise<PaymentGateway> | undefined;

  constructor(
    readonly name: string,
    private readonly deps: Dependencies,
  ) {
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

  private adapter(): Promise<PaymentGateway> {
    this.loading ??= this.fetch();
    return this.loading;
  }

  private async fetch(): Promise<PaymentGateway> {
    try {
      return await this.deps.load();
    } catch (fault) {
      // The next press fetches it again, however long ago the cart was opened.
      this.loading = undefined;
      throw fault;
    }
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
