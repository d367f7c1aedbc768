import { createHmac } from 'node:crypto';
import { isSame } from '../../http/isSame';

const CLIENT = 'sandbox-client';

/** The headers with which a backend calls Cashfree. */
export const credentialsOf = (secret: string): Readonly<Record<string, string>> => ({
  'x-api-version': '2023-08-01',
  'x-client-id': CLIENT,
  'x-client-secret': secret,
});

export const areCredentials = (secret: string, header: (name: string) => string | undefined): boolean =>
  header('x-client-id') === CLIENT && isSame(header('x-client-secret') ?? '', secret);

type Notice = { readonly time: string; readonly body: string };

/** Cashfree's signature of a notice: HMAC-SHA256 of its time and whole body, in Base64. */
export const noticeSignatureOf = (secret: string, { time, body }: Notice): string =>
  createHmac('sha256', secret).update(`${time}${body}`, 'utf8').digest('base64');

export const isGenuineNotice = (secret: string, notice: Notice, signature: string): boolean =>
  isSame(signature, noticeSignatureOf(secret, notice));
