import { resolve } from 'node:path';
import type { Tab } from './engine.ts';
import type { Aim, Step, Words } from './inPage.ts';
import { until } from './until.ts';

/** The page that a part stands in. */
interface Asked {
  readonly tab: Tab;
  /** The result of an expression that may use the functions of `inPage`. */
  readonly ask: <A>(expression: string) => Promise<A>;
  readonly type: (text: string) => Promise<void>;
}

const worded = (words: string | RegExp): Words =>
  typeof words === 'string' ? { are: words } : { match: words.source };

/** A part of the page as a customer finds it; nothing is looked up before something is done with it. */
export class Part {
  private readonly page: Asked;
  private readonly steps: readonly Step[];

  constructor(page: Asked, steps: readonly Step[]) {
    this.page = page;
    this.steps = steps;
  }

  role(role: string, name?: string | RegExp, level?: number): Part {
    return this.within({ role, level, name: name === undefined ? undefined : worded(name) });
  }

  text(text: string | RegExp): Part {
    return this.within({ text: worded(text) });
  }

  css(css: string): Part {
    return this.within({ css });
  }

  /** The first of several. */
  first(): Part {
    return this.within({ at: 0 });
  }

  last(): Part {
    return this.within({ at: -1 });
  }

  /** Presses its middle with the pointer, once it rests, is enabled and nothing covers it. */
  async press(): Promise<void> {
    const aim = await this.wait(
      () => this.page.ask<Aim>(`inPage.aim(${this.json})`),
      (answer) => 'x' in answer,
    );
    const move = { type: 'pointerMove', ...aim };
    const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
    await this.page.tab.act({ type: 'pointer', id: 'mouse', actions: [move, { ...down }, { ...up }] });
    // A page that the press has left answers nothing.
    const isMissed = await this.page.ask<boolean>('inPage.missed()').catch(() => false);
    if (isMissed) await this.press();
  }

  /** Replaces the text of a field, key by key. */
  async fill(text: string): Promise<void> {
    await this.wait(
      () => this.page.ask<boolean>(`inPage.mark(${this.json})`),
      (isMarked) => isMarked,
    );
    await this.page.type(text);
  }

  /** Gives files to a file input, which may be hidden behind its button. */
  async give(...paths: readonly string[]): Promise<void> {
    await this.hasCount(1);
    await this.page.tab.giveFiles(
      await this.page.tab.handleOf(`inPage.find(${this.json})[0]`),
      paths.map((path) => resolve(path)),
    );
  }

  async isThere(): Promise<void> {
    await this.wait(
      () => this.count(),
      (count) => count > 0,
    );
  }

  hasCount(wanted: number): Promise<unknown> {
    return this.wait(
      () => this.count(),
      (count) => count === wanted,
    );
  }

  count(): Promise<number> {
    return this.page.ask<number>(`inPage.find(${this.json}).length`);
  }

  /** Waits until an expression of the element, named `it`, is true. */
  async satisfies(condition: string): Promise<void> {
    await this.wait(
      () => this.page.ask<boolean>(`inPage.find(${this.json}).some((it) => ${condition})`),
      (isSo) => isSo,
    );
  }

  private get json(): string {
    return JSON.stringify(this.steps);
  }

  private within(step: Step): Part {
    return new Part(this.page, [...this.steps, step]);
  }

  private wait<A>(ask: () => Promise<A>, isGood: (answer: A) => boolean): Promise<A> {
    return until(ask, isGood, async (last) => {
      const seen = await this.page.ask<string>('document.body.innerText').catch(String);
      return `${this.json}: ${last}; the page says:\n${seen.slice(0, 1500)}`;
    });
  }
}
