import type { Browser } from '../../application/ports/Browser';

/** Keeps the page's own question from being asked. */
const hush = (event: Event): void => event.stopImmediatePropagation();

/** Goes for addresses that are downloads: the page stays where it is, so that it does not ask whether to leave. */
export class DownloadBrowser implements Pick<Browser, 'leaveFor'> {
  constructor(private readonly deps: { readonly browser: Browser }) {}

  leaveFor(address: string): boolean {
    // Once: the browser asks the page in a task of its own, before it requests the address.
    window.addEventListener('beforeunload', hush, { capture: true, once: true });
    const goes = this.deps.browser.leaveFor(address);
    if (!goes) window.removeEventListener('beforeunload', hush, true);
    return goes;
  }
}
