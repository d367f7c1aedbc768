export abstract class IdempotencyKeys {
  /** A key that nobody has had before. */
  abstract next(): string;
}
