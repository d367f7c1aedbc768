import { createHmac } from 'node:crypto';
import { isSame } from '../../http/isSame';

const CLIENT = 'sandbox-client';
const SECRET = 'client-secret-of-the-embedded-backend';

/** The headers with which a backend calls Cashfree. */
export const CREDENTIALS: Readonly<Record<string, string>> = {
  'x-api-version': '2023-08-01',
  'x-client-id': CLIENT,
  'x-client-secret': SECRET,
};

export const areCredentials = (header: (name: string) => string | undefined): boolean =>
  header('x-client-id') === CLIENT && isSame(header('x-client-secret') ?? '', SECRET);

/** Cashfree's signature of a notice: HMAC-SHA256 of its time and whole body, in Base64. */
export const noticeSignatureOf = (time: string, body: string): string =>
  createHmac('sha256', SECRET).update(`${time}${body}`, 'utf8').digest('base64');

export const isGenuineNotice = (time: string, body: string, signature: string): boolean =>
  isSame(signature, noticeSignatureOf(time, body));
