import type { Digest } from '../../src/application/ports/Digest';

/** Names each text by the order in which it came. */
export class InMemoryDigest implements Digest {
  private readonly texts: string[] = [];

  of(text: string): Promise<string> {
    if (!this.texts.includes(text)) this.texts.push(text);
    return Promise.resolve(`digest-${this.texts.indexOf(text)}`);
  }
}
