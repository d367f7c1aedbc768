import type { Json } from '../../../conformance/theDocument.ts';

/** Fields whose text is secret or random, and what an example has in its place. */
const BLOTTED: Readonly<Record<string, string>> = {
  access_token: 'access-token-of-this-session',
  refresh_token: 'refresh-token-of-this-session',
  grecaptcharesponse: 'token-of-the-captcha',
  otp: '123456',
  keySignature: 'a'.repeat(64),
  nonce: 'b'.repeat(32),
  salt: 'c'.repeat(32),
  signature: 'd'.repeat(64),
  keyPrefix: 'e'.repeat(32),
  mihpayid: '403993715530000001',
  razorpay_signature: 'f'.repeat(64),
};

const LONGEST_LIST = 3;
const ORIGIN = 'http://localhost:4173';
const GATEWAY = 'http://localhost:4174';

export interface Origins {
  readonly portal: string;
  readonly gateway: string;
}

/** A text without what is random in it: ports, links' tokens and the paths of files. */
const blottedText = (text: string, { portal, gateway }: Origins): string =>
  text
    .replaceAll(portal, ORIGIN)
    .replaceAll(gateway, GATEWAY)
    .replaceAll(gateway.replace('localhost', '127.0.0.1'), GATEWAY.replace('localhost', '127.0.0.1'))
    .replaceAll(/\/sandbox\/files\/[\w.-]+/g, '/sandbox/files/token-of-this-link')
    .replaceAll(/\/pay\/[0-9a-f]{24}/g, '/pay/id-of-this-payment')
    .replaceAll(/\b(order|pay|session)_[0-9a-f]{14,}/g, '$1_0a1b2c3d4e5f60')
    .replaceAll(/\b(cabinet|tasks|avatars|invoices|quotations|steps)\/[0-9a-f]{24}/g, '$1/0a1b2c3d4e5f');

/** A real body as an example: lists cut to three records, secrets and random texts replaced. */
export const blotted = (value: Json, origins: Origins): Json => {
  if (typeof value === 'string') return blottedText(value, origins);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items: readonly Json[] = value;
    return items.slice(0, LONGEST_LIST).map((item) => blotted(item, origins));
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inside]) => [
      key,
      typeof inside === 'string' ? (BLOTTED[key] ?? blottedText(inside, origins)) : blotted(inside, origins),
    ]),
  );
};
