import { isOpenable } from '../../src/domain/addresses/address';
import type { Browser, OpenedTab, WrittenFile } from '../../src/application/ports/Browser';

const isSafe = (address: string): boolean => isOpenable(address, (text) => URL.canParse(text));

/** A browser window that records the addresses it was sent to. */
export class InMemoryBrowser implements Browser {
  readonly left: string[] = [];
  readonly replaced: string[] = [];
  readonly tabs: { address: string; isClosed: boolean }[] = [];

  readonly saved: WrittenFile[] = [];
  /** False: no tab opens, as in an app's own browser. */
  opensTabs = true;
  /** False: the page was met again by Back or a reload. */
  visitsNewly = true;

  constructor(private readonly agent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140') {}

  userAgent(): string {
    return this.agent;
  }

  saveFile(file: WrittenFile): void {
    this.saved.push(file);
  }

  origin(): string {
    return 'https://portal.example';
  }

  isNewVisit(): boolean {
    return this.visitsNewly;
  }

  leaveFor(address: string): boolean {
    if (!isSafe(address)) return false;
    this.left.push(address);
    return true;
  }

  replaceWith(address: string): boolean {
    if (!isSafe(address)) return false;
    this.replaced.push(address);
    return true;
  }

  openInTab(address: string): boolean {
    return this.openTab().show(address);
  }

  openTab(): OpenedTab {
    const tab = { address: '', isClosed: false };
    this.tabs.push(tab);
    return {
      show: (address) => {
        if (!this.opensTabs) return this.leaveFor(address);
        if (!isSafe(address)) return false;
        tab.address = address;
        return true;
      },
      close: () => {
        tab.isClosed = true;
      },
    };
  }
}
