import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Tab } from './engine.ts';
import { inPage } from './inPage.ts';
import { Part } from './part.ts';
import { until } from './until.ts';
import { FAULTS, QUIET } from './watch.ts';

const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/dist.*$/, 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
/** Brings the functions of the journeys into a document that has none yet. */
const INSTALL = `(() => { ${library}; globalThis.inPage = (${inPage.toString()})(globalThis.TestingLibraryDom); return true; })()`;

/** A window on the portal, for journeys that know no engine. */
export class Page {
  readonly tab: Tab;
  private readonly address: string;
  private readonly body: Part;

  constructor(tab: Tab, address: string) {
    this.tab = tab;
    this.address = address;
    this.body = new Part(this, []);
  }

  role(...asked: Parameters<Part['role']>): Part {
    return this.body.role(...asked);
  }

  text(text: string | RegExp): Part {
    return this.body.text(text);
  }

  css(css: string): Part {
    return this.body.css(css);
  }

  /** The page in the only frame of this one, once it is there. */
  async frame(): Promise<Page> {
    await this.css('iframe').hasCount(1);
    return new Page(await this.tab.frame(), this.address);
  }

  open(path: string): Promise<void> {
    return this.tab.open(`${this.address}${path}`);
  }

  async ask<A>(expression: string): Promise<A> {
    const isNew = await this.tab.ask("typeof globalThis.inPage === 'undefined'");
    if (isNew === true) await this.tab.ask(INSTALL);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- who asks knows what the page answers
    return (await this.tab.ask(expression)) as A;
  }

  async type(text: string): Promise<void> {
    const actions = text.split('').flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.tab.act({ type: 'key', id: 'keyboard', actions });
  }

  /** Waits until the address in the bar, without its origin, matches. */
  async isAt(path: RegExp): Promise<void> {
    await until(
      () => this.ask<string>('location.pathname + location.search'),
      (now) => path.test(now),
      (last) => `The address is ${last}, not ${String(path)}.`,
    );
  }

  /** Fills the storage of a visitor. */
  async keep(
    local: Readonly<Record<string, string>>,
    session: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    await this.open(QUIET);
    await this.tab.ask(
      `Object.assign(localStorage, ${JSON.stringify(local)}) && Object.assign(sessionStorage, ${JSON.stringify(session)}) && true`,
    );
  }

  /** Leaves the page; gives what went wrong on it, and forgets the customer. */
  async leave(): Promise<readonly string[]> {
    await this.open(QUIET);
    const seen = await this.tab.ask(`JSON.parse(sessionStorage.getItem('${FAULTS}') ?? '[]')`);
    await this.tab.ask('(localStorage.clear(), sessionStorage.clear(), true)');
    return [...(Array.isArray(seen) ? seen.map(String) : []), ...this.tab.newFaults()];
  }
}
