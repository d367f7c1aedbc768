import { type Either, left, right } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';
import type { SearchGateway } from '../../src/application/ports/SearchGateway';
import type { SearchResult } from '../../src/domain/search/result';

type Answer = Either<GatewayError, readonly SearchResult[]>;

/** A search whose results the test delivers when it likes, even late and after a cancellation. */
export class InMemorySearchGateway implements SearchGateway {
  readonly queries: string[] = [];
  readonly signals: AbortSignal[] = [];
  /** Results that are returned at once; undefined makes every search wait for the test. */
  knows: readonly SearchResult[] | undefined = undefined;
  private readonly waiting = new Map<string, (result: Answer) => void>();

  find(text: string, signal: AbortSignal): TaskEither<GatewayError, readonly SearchResult[]> {
    return () => {
      this.queries.push(text);
      this.signals.push(signal);
      if (this.knows !== undefined) return Promise.resolve(this.found(this.knows, { text, signal }));
      return new Promise((resolve) => this.waiting.set(text, resolve));
    };
  }

  private found(
    known: readonly SearchResult[],
    { text, signal }: { readonly text: string; readonly signal: AbortSignal },
  ): Answer {
    if (signal.aborted) return left(gatewayError('Cancelled'));
    return right(known.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())));
  }

  result(text: string, results: readonly SearchResult[]): void {
    this.waiting.get(text)?.(right(results));
  }

  fail(text: string): void {
    this.waiting.get(text)?.(left(gatewayError('ServerFault')));
  }
}
