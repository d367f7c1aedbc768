import { fromNullable, type Option } from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { DownloadLinks } from '../../src/application/ports/DownloadLinks';
import { type GatewayError, gatewayError } from '../../src/application/ports/gatewayError';

/** Links of stored files by path; other paths have no link. */
export class InMemoryDownloadLinks implements DownloadLinks {
  failure: GatewayError | undefined = undefined;
  readonly asked: string[] = [];
  /** The requested kinds of link, in the same order. */
  readonly kinds: ('direct' | 'shareable')[] = [];

  constructor(readonly links: ReadonlyMap<string, string> = new Map()) {}

  direct(path: string, signal?: AbortSignal): TE.TaskEither<GatewayError, Option<string>> {
    return this.linkOf('direct', path, signal);
  }

  shareable(path: string, signal?: AbortSignal): TE.TaskEither<GatewayError, Option<string>> {
    return this.linkOf('shareable', path, signal);
  }

  fail(): void {
    this.failure = gatewayError('ServerFault');
  }

  private linkOf(
    kind: 'direct' | 'shareable',
    path: string,
    signal?: AbortSignal,
  ): TE.TaskEither<GatewayError, Option<string>> {
    return async () => {
      this.asked.push(path);
      this.kinds.push(kind);
      await Promise.resolve();
      if (signal?.aborted === true) return TE.left(gatewayError('Cancelled'))();
      if (this.failure !== undefined) return TE.left(this.failure)();
      return TE.right(fromNullable(this.links.get(path)))();
    };
  }
}
