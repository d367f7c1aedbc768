import { type Either, isLeft, right } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import { searchQuery } from '../../domain/search/query';
import type { SearchResult } from '../../domain/search/result';
import type { GatewayError } from '../ports/gatewayError';
import type { Log } from '../ports/Log';
import type { SearchGateway } from '../ports/SearchGateway';

/** The top bar's search: an empty text makes no call, and a failure is only logged (SRCH-04, SRCH-11). */
export class SearchPortal {
  constructor(private readonly deps: { readonly search: SearchGateway; readonly log: Log }) {}

  async execute(typed: string, signal: AbortSignal): Promise<Either<GatewayError, readonly SearchResult[]>> {
    const query = searchQuery(typed);
    if (isNone(query)) return right([]);
    const result = await this.deps.search.find(query.value, signal)();
    if (isLeft(result) && result.left.kind !== 'Cancelled') {
      this.deps.log.failure('The search failed.', result.left.kind);
    }
    return result;
  }
}
