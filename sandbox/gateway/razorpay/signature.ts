import { createHmac } from 'node:crypto';
import { isSame } from '../../http/isSame';

export const RAZORPAY_KEY = 'rzp_test_sandbox';
const SECRET = 'secret-of-the-embedded-backend';
const NOTICE_SECRET = 'notice-secret-of-the-embedded-backend';

const hmac = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text, 'utf8').digest('hex');

/** Razorpay's signature of a payment: HMAC-SHA256 of order_id|payment_id with the key's secret. */
export const signatureOf = (order: string, payment: string): string => hmac(`${order}|${payment}`, SECRET);

export const isGenuine = (order: string, payment: string, signature: string): boolean =>
  isSame(signature, signatureOf(order, payment));

/** The signature of a notice's whole body, sent as X-Razorpay-Signature. */
export const noticeSignatureOf = (body: string): string => hmac(body, NOTICE_SECRET);

export const isGenuineNotice = (body: string, signature: string): boolean =>
  isSame(signature, noticeSignatureOf(body));
