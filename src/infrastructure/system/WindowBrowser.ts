import type { Browser, OpenedTab } from '../../application/ports/Browser';

const isWebAddress = (address: string): boolean => {
  const parsed = URL.parse(address, window.location.origin);
  return parsed !== null && (parsed.protocol === 'http:' || parsed.protocol === 'https:');
};

/** The browser window. Addresses from the server open only with http(s). */
export class WindowBrowser implements Browser {
  userAgent(): string {
    return navigator.userAgent;
  }

  origin(): string {
    return window.location.origin;
  }

  leaveFor(address: string): boolean {
    if (!isWebAddress(address)) return false;
    window.location.assign(address);
    return true;
  }

  replaceWith(address: string): boolean {
    if (!isWebAddress(address)) return false;
    window.location.replace(address);
    return true;
  }

  openTab(): OpenedTab {
    const tab = window.open('', '_blank');
    if (tab !== null) tab.opener = null;
    return {
      show: (address) => {
        if (tab === null || !isWebAddress(address)) return false;
        tab.location.replace(address);
        return true;
      },
      close: () => tab?.close(),
    };
  }
}
