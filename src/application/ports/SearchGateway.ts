import type { TaskEither } from 'fp-ts/TaskEither';
import type { SearchResult } from '../../domain/search/result';
import type { GatewayError } from './gatewayError';

export abstract class SearchGateway {
  /** What the backend finds for a text that is not blank (SRCH-02). */
  abstract find(text: string, signal: AbortSignal): TaskEither<GatewayError, readonly SearchResult[]>;
}
