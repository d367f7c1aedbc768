import { createHmac } from 'node:crypto';
import { isSame } from '../../http/isSame';

export const RAZORPAY_KEY = 'rzp_test_sandbox';

const hmac = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text, 'utf8').digest('hex');

/** Razorpay's signature of a payment: HMAC-SHA256 of order_id|payment_id with the key's secret. */
export const signatureOf = (secret: string, order: string, payment: string): string =>
  hmac(`${order}|${payment}`, secret);

type Signed = { readonly order: string; readonly payment: string; readonly signature: string };

export const isGenuine = (secret: string, { order, payment, signature }: Signed): boolean =>
  isSame(signature, signatureOf(secret, order, payment));

/** The signature of a notice's whole body, sent as X-Razorpay-Signature; its secret is another than the key's. */
export const noticeSignatureOf = (secret: string, body: string): string => hmac(body, `notice ${secret}`);

export const isGenuineNotice = (secret: string, body: string, signature: string): boolean =>
  isSame(signature, noticeSignatureOf(secret, body));
