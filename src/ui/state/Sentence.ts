import { makeAutoObservable, observableRef } from 'mobx';

/** What a store tells the customer, worded when it is shown: a switch of the language words it again. */
export class Sentence {
  private words: (() => string) | undefined = undefined;

  constructor() {
    makeAutoObservable<this, 'words'>(this, { words: observableRef });
  }

  get text(): string {
    return this.words?.() ?? '';
  }

  say(words: () => string): void {
    this.words = words;
  }

  clear(): void {
    this.words = undefined;
  }
}
