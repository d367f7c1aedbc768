import type { Shared, Sharing } from '../../application/ports/Sharing';

/** The browser's share sheet and clipboard. */
export class WebSharing implements Sharing {
  async share({ text, address }: Shared): Promise<boolean> {
    if (!('share' in navigator)) return false;
    try {
      await navigator.share(address === undefined ? { text } : { text, url: address });
      return true;
    } catch (error) {
      return error instanceof DOMException && error.name === 'AbortError';
    }
  }

  canCopy(): boolean {
    return 'clipboard' in navigator;
  }

  async copy(text: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  }
}
