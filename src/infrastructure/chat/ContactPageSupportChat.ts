import { right } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Browser } from '../../application/ports/Browser';
import type { GatewayError } from '../../application/ports/gatewayError';
import type { SupportChat } from '../../application/ports/SupportChat';

/** For a deployment without chat: asking an expert opens the marketing site's contact page in a new tab. */
export class ContactPageSupportChat implements SupportChat {
  readonly takesFirstLine = false;

  constructor(private readonly deps: { readonly browser: Browser; readonly contactPage: string }) {}

  start(): TaskEither<GatewayError, void> {
    return () => Promise.resolve(right(undefined));
  }

  onChange(): () => void {
    return () => undefined;
  }

  setProperties(): void {}

  open(): void {
    this.deps.browser.openInTab(this.deps.contactPage);
  }

  stop(): void {}
}
