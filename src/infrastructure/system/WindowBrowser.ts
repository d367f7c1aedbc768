import type { Browser, OpenedTab, WrittenFile } from '../../application/ports/Browser';
import type { Timer } from '../../application/ports/Timer';
import { handOver } from './handOver';
import { canOpen } from './canOpen';

/** The browser window. Addresses from the server open only where they are safe. */
export class WindowBrowser implements Browser {
  constructor(private readonly deps: { readonly timer: Timer }) {}

  userAgent(): string {
    return navigator.userAgent;
  }

  origin(): string {
    return window.location.origin;
  }

  leaveFor(address: string): boolean {
    if (!canOpen(address)) return false;
    window.location.assign(address);
    return true;
  }

  replaceWith(address: string): boolean {
    if (!canOpen(address)) return false;
    window.location.replace(address);
    return true;
  }

  openTab(): OpenedTab {
    const tab = window.open('', '_blank');
    if (tab !== null) tab.opener = null;
    return {
      show: (address) => {
        if (tab === null || !canOpen(address)) return false;
        tab.location.replace(address);
        return true;
      },
      close: () => tab?.close(),
    };
  }

  saveFile({ name, type, text }: WrittenFile): void {
    handOver({ name, blob: new Blob([text], { type: `${type};charset=utf-8` }) }, this.deps.timer);
  }
}
