import * as TE from 'fp-ts/TaskEither';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import type {
  PaymentGateway,
  PaymentOutcome,
  PreparedPayment,
} from '../../src/application/ports/PaymentGateway';
import { orCancelled } from '../../src/application/ports/stoppedWaiting';
import type { Payment } from '../../src/domain/checkout/payment';

/** A provider that prepares payments and ends them as the test says. */
export class InMemoryPaymentGateway implements PaymentGateway {
  readonly name = 'payu';
  readonly prepared: Payment[] = [];
  /** Ids of the orders whose payment was started. */
  readonly started: string[] = [];
  failure: GatewayError | undefined = undefined;
  startFailure: GatewayError | undefined = undefined;
  /** The orders that can be paid, if the test sets them; any other order is not found. */
  payable: (() => readonly string[]) | undefined = undefined;
  outcome: PaymentOutcome = { kind: 'Redirecting' };
  /** Whether the start waits for ever, as for a script that does not come. */
  hangs = false;

  prepare(payment: Payment): TE.TaskEither<GatewayError, PreparedPayment> {
    return () => {
      this.prepared.push(payment);
      if (this.payable?.().includes(payment.orderId) === false)
        return TE.left<GatewayError, PreparedPayment>(gatewayError('NotFound'))();
      if (this.failure !== undefined) return TE.left<GatewayError, PreparedPayment>(this.failure)();
      return TE.right<GatewayError, PreparedPayment>({
        orderId: payment.orderId,
        start: this.start(payment.orderId),
      })();
    };
  }

  private start(orderId: string): PreparedPayment['start'] {
    return (signal) => {
      this.started.push(orderId);
      if (this.hangs) return orCancelled(new Promise(() => undefined), signal);
      return this.startFailure === undefined ? TE.right(this.outcome)() : TE.left(this.startFailure)();
    };
  }
}
