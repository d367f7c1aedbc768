export abstract class KeyMaker {
  /** A key that nobody has had before. */
  abstract fresh(): string;
}
