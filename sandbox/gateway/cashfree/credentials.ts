import { createHmac } from 'node:crypto';
import type { SandboxContext } from '../../context';
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

/** How far from now a notice's time may be; Cashfree's documents recommend it, so that nobody sends an old one again. */
const TAKEN_FOR = 5 * 60_000;

export const isGenuineNotice = (
  { paymentSecret, now }: Pick<SandboxContext, 'paymentSecret' | 'now'>,
  notice: Notice,
  signature: string,
): boolean =>
  Math.abs(now().getTime() - Number(notice.time)) <= TAKEN_FOR &&
  isSame(signature, noticeSignatureOf(paymentSecret, notice));
