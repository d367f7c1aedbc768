/** A random source that repeats its numbers for the same seed (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** A number from 0, included, to 1, excluded. */
  next(): number {
    this.state = (this.state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  happens(share: number): boolean {
    return this.next() < share;
  }

  /** One of a list that is not empty. */
  oneOf<A>(choices: readonly A[]): A {
    const chosen = choices[Math.floor(this.next() * choices.length)];
    if (chosen === undefined) throw new Error('There is nothing to choose from.');
    return chosen;
  }
}
