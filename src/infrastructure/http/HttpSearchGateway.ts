import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { Log } from '../../application/ports/Log';
import type { SearchGateway } from '../../application/ports/SearchGateway';
import type { SearchResult } from '../../domain/search/result';
import type { ApiClient } from './ApiClient';
import { acceptedFirstPage } from '../wire/decode';
import { searchResultWire, toSearchResult } from './searchWire';

export class HttpSearchGateway implements SearchGateway {
  constructor(private readonly deps: { readonly api: ApiClient; readonly log: Log }) {}

  find(text: string, signal: AbortSignal): TE.TaskEither<GatewayError, readonly SearchResult[]> {
    const toList = acceptedFirstPage({
      codec: searchResultWire,
      toDomain: toSearchResult,
      log: this.deps.log,
      record: 'search result',
    });
    return pipe(this.deps.api.get('user/search', { query: { query: text }, signal }), TE.flatMap(toList));
  }
}
