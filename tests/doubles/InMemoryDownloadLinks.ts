import { fromNullable, type Option } from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { DownloadLinks } from '../../src/application/ports/DownloadLinks';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';

/** Links of kept files by path; a path without one has none. */
export class InMemoryDownloadLinks implements DownloadLinks {
  failure: GatewayError | undefined = undefined;
  readonly asked: string[] = [];

  constructor(readonly links: ReadonlyMap<string, string> = new Map()) {}

  direct(path: string): TE.TaskEither<GatewayError, Option<string>> {
    return this.linkOf(path);
  }

  shareable(path: string): TE.TaskEither<GatewayError, Option<string>> {
    return this.linkOf(path);
  }

  fail(): void {
    this.failure = gatewayError('ServerFault');
  }

  private linkOf(path: string): TE.TaskEither<GatewayError, Option<string>> {
    return () => {
      this.asked.push(path);
      if (this.failure !== undefined) return TE.left(this.failure)();
      return TE.right(fromNullable(this.links.get(path)))();
    };
  }
}
