export abstract class IdempotencyKeys {
  /** A key that was never used before. */
  abstract next(): string;
}
