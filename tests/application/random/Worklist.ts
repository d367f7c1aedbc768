import { none, some } from 'fp-ts/Option';
import type { Entry } from '../../../src/domain/attention/entry';
import { needsYou } from '../../../src/domain/attention/needsYou';
import { putAside, takenBack } from '../../../src/domain/deadlines/choice';
import { aRule } from '../../domain/deadlines/theTable';
import { aTask } from '../../domain/work/aTask';
import { sourcesOf } from '../../domain/attention/builders';
import { InMemoryDeadlineChoiceStorage } from '../../doubles/InMemoryDeadlineChoiceStorage';
import type { Action } from './action';
import type { Office } from './office';
import type { Random } from './random';

const daily = (topic: 'gst' | 'tds' | 'company', day: number) =>
  aRule({ id: topic, topic, due: { kind: 'dayOfMonth', day, monthsAfter: 1 } });

/** One rule a topic: two that are due soon and one that becomes due while time passes. */
const rules = [daily('gst', 20), daily('tds', 24), daily('company', 30)];

const nameOf = ({ kind, id }: Entry): string => `${kind} ${id}`;

/** 'Needs you now', drawn from what the backend holds, and the dates that the customer puts aside. */
export class Worklist {
  private readonly choices = new InMemoryDeadlineChoiceStorage();

  constructor(
    private readonly random: Random,
    private readonly office: Office,
  ) {}

  offered(): Readonly<Record<string, Action>> {
    const { id } = this.random.oneOf(rules);
    return {
      notForMe: async () => this.choices.keep(putAside(this.choices.choice(), id)),
      showAgain: async () => this.choices.keep(takenBack(this.choices.choice(), id)),
    };
  }

  /** What is done and still listed, what waits and is not, and what stands there twice. */
  broken(): readonly string[] {
    const { notForMe } = this.choices.choice();
    const listed = this.entries(notForMe);
    const names = listed.map(nameOf);
    const isUndone = (name: string): boolean => !this.office.books.done.has(name);
    const expected = this.entries([])
      .filter(({ kind, id }) => kind !== 'statutory' || !notForMe.includes(id))
      .map(nameOf);
    const kinds = new Set(listed.map(({ kind }) => kind));
    return [
      ...names.filter((name) => !isUndone(name)).map((name) => `${name} is done and listed`),
      ...(names.join() === expected.join() ? [] : [`${names.join()} instead of ${expected.join()}`]),
      ...(new Set(names).size === names.length ? [] : [`${names.join()} with an entry twice`]),
      ...(kinds.has('payOrder') && kinds.has('orderCart') ? ['one cart waits twice'] : []),
      ...(kinds.has('orderCart') && this.office.carts.cart.lines.length === 0 ? ['no cart waits'] : []),
    ];
  }

  private entries(notForMe: readonly string[]): readonly Entry[] {
    const { quotations, files, orders, checkout, clock } = this.office;
    const sources = sourcesOf({
      quotations: some(quotations.all),
      tasks: some([{ task: aTask(), documents: some(files.documents), steps: none }]),
      orders: some(orders.transactions),
      attempt: checkout.storage.attempt(),
      cart: some(this.office.cartNow()),
      statutory: some({ rules, alternatives: [], notForMe, answers: {}, state: none, isOutdated: false }),
    });
    return needsYou(sources, clock.now());
  }
}
