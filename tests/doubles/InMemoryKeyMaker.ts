import type { KeyMaker } from '../../src/application/ports/KeyMaker';

/** Keys that can be told apart: key-1, key-2, ... */
export class InMemoryKeyMaker implements KeyMaker {
  private made = 0;

  fresh(): string {
    this.made += 1;
    return `key-${this.made}`;
  }
}
