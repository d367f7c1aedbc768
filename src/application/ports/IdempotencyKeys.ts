export abstract class IdempotencyKeys {
  /** A key that nobody has had before. */
  abstract fresh(): string;
}
