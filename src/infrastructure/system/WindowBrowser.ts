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

  isNewVisit(): boolean {
    const opened = performance.getEntriesByType('navigation');
    return opened.some((entry) => 'type' in entry && entry.type === 'navigate');
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
        // In the browsers of apps there is one tab alone, and Back leads from the file to the portal.
        if (tab === null) return this.leaveFor(address);
        if (!canOpen(address)) return false;
        tab.location.replace(address);
        return true;
      },
      close: () => tab?.close(),
    };
  }

  openInTab(address: string): boolean {
    if (!canOpen(address)) return false;
    const tab = window.open(address, '_blank');
    if (tab === null) return this.leaveFor(address);
    tab.opener = null;
    return true;
  }

  saveFile({ name, type, text }: WrittenFile): void {
    handOver({ name, blob: new Blob([text], { type: `${type};charset=utf-8` }) }, this.deps.timer);
  }
}
