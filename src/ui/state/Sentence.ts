import { makeAutoObservable, observableRef } from 'mobx';

/** What a store tells the customer, worded when it is shown: a switch of the language words it again. */
export class Sentence {
  private words: (() => string) | undefined = undefined;
  /** The failure that it tells of, as its call gave it; undefined for what no call caused. */
  cause: unknown = undefined;

  constructor() {
    makeAutoObservable<this, 'words'>(this, { words: observableRef, cause: observableRef });
  }

  get text(): string {
    return this.words?.() ?? '';
  }

  say(words: () => string, cause: unknown): void {
    this.words = words;
    this.cause = cause;
  }

  clear(): void {
    this.words = undefined;
    this.cause = undefined;
  }
}
