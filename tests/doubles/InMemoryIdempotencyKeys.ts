import type { IdempotencyKeys } from '../../src/application/ports/IdempotencyKeys';

/** Predictable keys: key-1, key-2, ... */
export class InMemoryIdempotencyKeys implements IdempotencyKeys {
  private made = 0;

  next(): string {
    this.made += 1;
    return `key-${this.made}`;
  }
}
