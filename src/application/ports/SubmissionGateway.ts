import type { TaskEither } from 'fp-ts/TaskEither';
import type { SubmittedService } from '../../domain/cart/submittedService';
import type { GatewayError } from './gatewayError';

/**
 * Adds a service to the cart or requests a quotation. A 2xx response without success is `Rejected` (SERV-25, AMB-14).
 * Every try of one intent sends the same key, so that a backend that honours keys never makes two lines of it.
 */
export abstract class SubmissionGateway {
  abstract addToCart(
    service: SubmittedService,
    key: string,
    signal?: AbortSignal,
  ): TaskEither<GatewayError, void>;
  abstract requestQuotation(
    service: SubmittedService,
    key: string,
    signal?: AbortSignal,
  ): TaskEither<GatewayError, void>;
}
