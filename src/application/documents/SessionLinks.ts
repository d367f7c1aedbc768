import { left } from 'fp-ts/Either';
import type { Option } from 'fp-ts/Option';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { DownloadLinks } from '../ports/DownloadLinks';
import type { GatewayError } from '../ports/gatewayError';
import type { SessionStorage } from '../ports/SessionStorage';
import { STOPPED_WAITING } from '../ports/stoppedWaiting';
import { sessionEnds } from '../session/sessionEnds';

type Asked = TaskEither<GatewayError, Option<string>>;

/** The links of stored files for one session: one that comes after its end leads nowhere, as after Cancel. */
export class SessionLinks implements DownloadLinks {
  constructor(private readonly deps: { readonly links: DownloadLinks; readonly session: SessionStorage }) {}

  direct(path: string, signal?: AbortSignal): Asked {
    return this.whileItLasts(this.deps.links.direct(path, signal));
  }

  shareable(path: string, signal?: AbortSignal): Asked {
    return this.whileItLasts(this.deps.links.shareable(path, signal));
  }

  private whileItLasts(asked: Asked): Asked {
    return async () => {
      const hasEnded = sessionEnds(this.deps.session);
      const link = await asked();
      return hasEnded() ? left(STOPPED_WAITING) : link;
    };
  }
}
