/** Tells whether two texts are the same without keeping what they say. */
export abstract class Digest {
  /** The same short text for the same text, another for any other; nobody reads the text out of it. */
  abstract of(text: string): Promise<string>;
}
