import { makeAutoObservable, observable, runInAction } from 'mobx';

/** What holds something of the customer's that ends with the page. */
export interface EndsWithPage {
  /** Whether a reload of the page would lose something now. */
  readonly losesByReload: boolean;
  /** Whether a close asks first, where that is less than what a reload would lose. */
  readonly asksBeforeClose?: boolean;
}

const LOSES = 'losesByReload' satisfies keyof EndsWithPage;
const loses = (one: object): boolean => LOSES in one && one[LOSES] === true;

const ASKS = 'asksBeforeClose' satisfies keyof EndsWithPage;
const asks = (one: object): boolean => (ASKS in one ? one[ASKS] === true : loses(one));

/** What outlasts a container, by its key: what holds chosen files or packs a zip, and what these need later. */
export class Outlasting implements EndsWithPage {
  private readonly all = observable.map<unknown, object>([], { deep: false });

  constructor() {
    makeAutoObservable<this, 'all'>(this, { all: false, keep: false });
  }

  get losesByReload(): boolean {
    return [...this.all.values()].some(loses);
  }

  get asksBeforeClose(): boolean {
    return [...this.all.values()].some(asks);
  }

  /** What is known under the key; otherwise what was made, from now on. */
  keep<T extends object>(key: unknown, made: T): T {
    return runInAction(() => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept under its own key
      const known = (this.all.get(key) ?? made) as T;
      this.all.set(key, known);
      return known;
    });
  }
}
