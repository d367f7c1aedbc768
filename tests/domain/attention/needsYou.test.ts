import fc from 'fast-check';
import { exists, map, none, some, toUndefined } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../src/domain/attention/entry';
import { needsYou } from '../../../src/domain/attention/needsYou';
import type { Sources, TaskReading } from '../../../src/domain/attention/sources';
import { missingDocuments } from '../../../src/domain/documents/checklist';
import type { TaskDocument } from '../../../src/domain/documents/file';
import type { Quotation } from '../../../src/domain/quotations/quotation';
import type { Transaction } from '../../../src/domain/transactions/transaction';
import { aCart } from '../cart/builders';
import { aQuotation } from '../quotations/builders';
import { when } from '../when';
import { aStep } from '../work/aTask';
import { anySources } from './arbitraries';
import { aReading, missing, NOW, sourcesOf, uploaded } from './builders';

type Change = <A>(items: readonly A[]) => readonly A[];

/** The sources with each list changed in the same way. */
const withLists = (sources: Sources, change: Change): Sources => ({
  ...sources,
  quotations: map(change<Quotation>)(sources.quotations),
  tasks: map(change<TaskReading>)(sources.tasks),
  orders: map(change<Transaction>)(sources.orders),
});

const readingsOf = ({ tasks }: Sources): readonly TaskReading[] => toUndefined(tasks) ?? [];

const nameOf = ({ kind, id }: Entry): string => `${kind} ${id}`;
const names = (sources: Sources): readonly string[] => needsYou(sources, NOW).map(nameOf);

describe('the list of what waits for the customer', () => {
  it('is the same whatever the order in which the records come [NEED-01]', () => {
    const seed = fc.array(fc.integer(), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(anySources, seed, (sources, order) => {
        const shuffled = withLists(sources, (items) =>
          items
            .map((item, index) => ({ item, key: order[index] ?? 0 }))
            .toSorted((one, other) => one.key - other.key)
            .map(({ item }) => item),
        );
        expect(needsYou(shuffled, NOW)).toEqual(needsYou(sources, NOW));
      }),
    );
  });

  it('names nothing twice, even records that were sent twice [NEED-01]', () => {
    fc.assert(
      fc.property(anySources, (sources) => {
        const doubled = withLists(sources, (items) => [...items, ...items]);
        expect(new Set(names(sources)).size).toBe(names(sources).length);
        expect(needsYou(doubled, NOW)).toEqual(needsYou(sources, NOW));
      }),
    );
  });

  it('lists a quotation and a task of one id both', () => {
    const sources = sourcesOf({
      quotations: some([aQuotation({ id: '3' })]),
      tasks: some([aReading({ id: '3' }, [missing('PAN card')])]),
    });
    expect(names(sources)).toEqual(['uploadDocuments 3', 'decideQuotation 3']);
  });

  it('keeps nothing that is done', () => {
    const steps = [aStep({ status: 'complete', dueDate: when('2026-11-01') })];
    fc.assert(
      fc.property(anySources, (sources) => {
        const done: Sources = {
          ...sources,
          quotations: map((all: readonly Quotation[]) =>
            all.map((one): Quotation => ({ ...one, status: 'accepted' })),
          )(sources.quotations),
          tasks: some(readingsOf(sources).map(({ task }) => aReading(task, [uploaded('PAN card')], steps))),
          cart: some(aCart({ lines: [] })),
          statutory: none,
        };
        expect(needsYou(done, NOW)).toEqual([]);
      }),
    );
  });

  it.each<readonly [keyof Sources, readonly string[]]>([
    ['quotations', ['decideQuotation', 'statutory']],
    ['tasks', ['uploadDocuments', 'readRemark', 'providerLate', 'statutory']],
    ['orders', ['payOrder', 'checkPayment']],
    ['cart', ['orderCart', 'payOrder', 'checkPayment']],
    ['statutory', ['statutory']],
  ])('loses only the entries of %s when these cannot be read [NEED-11]', (source, kinds) => {
    fc.assert(
      fc.property(anySources, (sources) => {
        const left = names({ ...sources, [source]: none });
        const others = needsYou(sources, NOW).filter(({ kind }) => !kinds.includes(kind));
        expect(left).toEqual(expect.arrayContaining(others.map(nameOf)));
        const own = kinds.filter((kind) => kind !== 'statutory' || source === 'statutory');
        expect(left.filter((name) => own.some((kind) => name.startsWith(kind)))).toEqual([]);
      }),
    );
  });

  it('loses only the entries of one task when its documents cannot be read [NEED-11]', () => {
    fc.assert(
      fc.property(anySources, (sources) => {
        const [first, ...others] = readingsOf(sources);
        fc.pre(first !== undefined);
        const unread = { ...sources, tasks: some([{ ...first, documents: none }, ...others]) };
        const own = [`uploadDocuments ${first.task.id}`, `providerLate ${first.task.id}`];
        expect(names(unread)).toEqual(names(sources).filter((name) => !own.includes(name)));
      }),
    );
  });

  it('calls nobody late for a task with missing documents [NEED-06]', () => {
    fc.assert(
      fc.property(anySources, (sources) => {
        const waiting = readingsOf(sources).filter(({ documents }) =>
          exists(({ length }: readonly TaskDocument[]) => length > 0)(map(missingDocuments)(documents)),
        );
        const late = needsYou(sources, NOW).filter(({ kind }) => kind === 'providerLate');
        expect(late.filter(({ id }) => waiting.some(({ task }) => task.id === id))).toEqual([]);
      }),
    );
  });
});
