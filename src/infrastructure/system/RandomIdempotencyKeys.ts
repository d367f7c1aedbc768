import type { IdempotencyKeys } from '../../application/ports/IdempotencyKeys';

const BYTES = 16;

/** 128 random bits as hexadecimal text. */
export class RandomIdempotencyKeys implements IdempotencyKeys {
  next(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }
}
