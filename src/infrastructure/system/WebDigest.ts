import type { Digest } from '../../application/ports/Digest';

const inHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** SHA-256 by the browser. A page without https has none, and no secrets either: there the text stands for itself. */
export class WebDigest implements Digest {
  async of(text: string): Promise<string> {
    if (!window.isSecureContext) return text;
    return inHex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  }
}
