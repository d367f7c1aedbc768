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
};

/** Ids that a stand-in makes up. */
const RANDOM_ID = /\b(order|pay|session)_[0-9a-f]{14,}/g;
const HASH = /^[0-9a-f]{64,}$/;

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
    .replaceAll(RANDOM_ID, '$1_0a1b2c3d4e5f60')
    .replaceAll(/\b(cabinet|tasks|avatars|invoices|quotations|steps)\/[0-9a-f]{24}/g, '$1/0a1b2c3d4e5f');

/** A real body as an example: lists cut to three records, secrets and random texts replaced, and hashes over such texts. */
export const blotted = (whole: Json, origins: Origins): Json => {
  const isRandom = JSON.stringify(whole).search(RANDOM_ID) >= 0;
  const ofText = (text: string): string =>
    isRandom && HASH.test(text) ? 'f'.repeat(text.length) : blottedText(text, origins);
  const of = (value: Json): Json => {
    if (typeof value === 'string') return ofText(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) {
      const items: readonly Json[] = value;
      return items.slice(0, LONGEST_LIST).map(of);
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, inside]) => [
        key,
        typeof inside === 'string' ? (BLOTTED[key] ?? ofText(inside)) : of(inside),
      ]),
    );
  };
  return of(whole);
};
