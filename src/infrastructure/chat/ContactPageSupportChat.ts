import type { Browser } from '../../application/ports/Browser';
import type { SupportChat } from '../../application/ports/SupportChat';

/** Where a deployment has no chat, asking an expert leads to the marketing site's contact page in a new tab. */
export class ContactPageSupportChat implements SupportChat {
  constructor(
    private readonly browser: Browser,
    private readonly contactPage: string,
  ) {}

  start(): void {
    return undefined;
  }

  open(): void {
    this.browser.openTab().show(this.contactPage);
  }

  stop(): void {
    return undefined;
  }
}
