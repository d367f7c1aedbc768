import { map, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { needsYou } from '../../../src/domain/attention/needsYou';
import { nextDate } from '../../../src/domain/attention/nextDate';
import type { Sources, StatutorySource } from '../../../src/domain/attention/sources';
import { UNDECIDED } from '../../../src/domain/deadlines/alternatives';
import { stateOfGstin } from '../../../src/domain/india/gstin';
import type { TaskStatus } from '../../../src/domain/work/task';
import { aScheme, bought, completed } from '../deadlines/theTable';
import { aQuotation } from '../quotations/builders';
import { aTransaction } from '../transactions/aTransaction';
import { when } from '../when';
import { aReading, lawfully, NOW, onDay, sourcesOf } from './builders';

const tasks = some([aReading({ serviceName: 'GST Filing', status: 'completed' })]);

const listed = (given: Partial<Sources>) => needsYou(sourcesOf({ tasks, ...given }), NOW);
const daysOf = (statutory: Sources['statutory']) => listed({ statutory }).map(({ due }) => due);

describe('a statutory date', () => {
  it('is one entry a topic that names its forms, by the first of its dates, to which it leads [NEED-07]', () => {
    const statutory = lawfully(
      { form: 'GSTR-3B', due: onDay(23) },
      { id: 'b', form: 'GSTR-1', due: onDay(22) },
      { id: 'c', form: 'GSTR-3B', due: onDay(24) },
    );
    expect(listed({ statutory })).toEqual([
      {
        kind: 'statutory',
        id: 'gst',
        topic: 'gst',
        subject: [],
        forms: ['GSTR-1', 'GSTR-3B'],
        isToConfirm: false,
        due: some({ day: '2026-11-22', distance: { kind: 'left', days: 2 } }),
        since: none,
        place: { kind: 'deadlines', sought: { day: '2026-11-22', rule: 'b' } },
      },
    ]);
  });

  it.each([
    [19, 0],
    [20, 1],
    [27, 1],
    [28, 0],
  ])('on the %ith is listed %i times on the 20th: today to seven days ahead [NEED-07]', (day, count) => {
    expect(daysOf(lawfully({ due: onDay(day) }))).toHaveLength(count);
  });

  it('belongs to services the customer has, of tasks or paid orders, and to no quotation [NEED-07] [DUE-04]', () => {
    const statutory = lawfully(
      { due: onDay(22) },
      { id: 'tds', topic: 'tds', services: [bought('TDS Return')], due: onDay(22) },
      { id: 'roc', topic: 'company', services: [bought('Annual Compliance')], due: onDay(22) },
      { id: 'llp', topic: 'llp', services: [bought('LLP')], due: onDay(22) },
    );
    const quotations = some([aQuotation({ status: 'paid', names: ['TDS Return'] })]);
    const orders = some([aTransaction({ services: ['Annual Compliance'] })]);
    const ids = (given: Partial<Sources>) => listed({ statutory, ...given }).map(({ id }) => id);
    expect(ids({})).toEqual(['gst']);
    expect(ids({ quotations, orders })).toEqual(['company', 'gst']);
    expect(ids({ tasks: none, quotations, orders: none })).toEqual([]);
    const unpaid = some([aTransaction({ services: ['Annual Compliance'], payment: 'otherwise' })]);
    expect(ids({ orders: unpaid })).toEqual(['gst']);
  });

  it('of a registration begins when that is completed [NEED-07] [DUE-04]', () => {
    const statutory = lawfully({ services: [completed('GST Registration')], due: onDay(22) });
    const task = { serviceName: 'GST Registration', createdAt: when('2026-09-01') };
    const during = (status: TaskStatus) =>
      listed({ statutory, tasks: some([aReading({ ...task, status })]) });
    const listedIn = (['upcoming', 'started', 'workDone', 'completed'] as const).filter((status) =>
      during(status).some(({ kind }) => kind === 'statutory'),
    );
    expect(listedIn).toEqual(['completed']);
  });

  it('of an open alternative is not listed until the customer has chosen it [NEED-07] [DUE-12]', () => {
    const rules = lawfully({ due: onDay(22) }, { id: 'pmt-06', form: 'PMT-06', due: onDay(23) });
    const formsFor = (answers: StatutorySource['answers']) =>
      listed({
        statutory: map((source: StatutorySource) => ({
          ...source,
          alternatives: [aScheme(['gstr-1-monthly'], ['pmt-06'])],
          answers,
        }))(rules),
      }).flatMap((entry) => (entry.kind === 'statutory' ? entry.forms : []));
    expect(formsFor({})).toEqual([]);
    expect(formsFor({ scheme: UNDECIDED })).toEqual([]);
    expect(formsFor({ scheme: 'first' })).toEqual(['GSTR-1']);
    expect(formsFor({ scheme: 'second' })).toEqual(['PMT-06']);
  });

  it('is not listed for rules marked Not for me, nor for those that concern few of a service [NEED-07]', () => {
    const rules = lawfully({ due: onDay(22) });
    const marked = map((source: StatutorySource) => ({ ...source, notForMe: ['gstr-1-monthly'] }))(rules);
    expect(daysOf(rules)).toHaveLength(1);
    expect(daysOf(marked)).toEqual([]);
    const rare = { id: 'gstr-5', due: onDay(22), isUsual: false };
    expect(daysOf(lawfully({ due: onDay(10) }, rare))).toEqual([]);
    expect(daysOf(lawfully(rare))).toHaveLength(1);
  });

  it('is that of the customer’s state where it is known [NEED-07]', () => {
    const variants = [
      { states: [27], due: onDay(24) },
      { states: [29], due: onDay(22) },
    ] as const;
    const rules = lawfully({ due: onDay(26), variants });
    const known = map((source: StatutorySource) => ({ ...source, state: stateOfGstin('27AAPFU0939F1ZV') }))(
      rules,
    );
    expect(daysOf(rules)).toMatchObject([{ value: { day: '2026-11-22' } }]);
    expect(daysOf(known)).toMatchObject([{ value: { day: '2026-11-24' } }]);
  });

  it.each([
    ['of an assumed event', { assumedEvent: 'agm' }],
    ['of medium confidence', { confidence: 'medium' }],
    ['of one group of states', { variants: [{ states: [29], due: onDay(22) }] }],
  ] as const)('%s is listed as one to confirm, and never named as the next one [NEED-17]', (_, given) => {
    const unsure = lawfully({ due: onDay(24), ...given });
    expect(listed({ statutory: unsure })).toMatchObject([{ isToConfirm: true }]);
    const sources = sourcesOf({
      tasks,
      statutory: lawfully({ due: onDay(24), ...given }, { due: onDay(25) }),
    });
    expect(nextDate(sources, NOW)).toMatchObject({ value: { due: { day: '2026-11-25' } } });
  });

  it('of a table that is outdated is one to confirm, and not named [NEED-17] [DUE-05]', () => {
    const statutory = map((source: StatutorySource) => ({ ...source, isOutdated: true }))(
      lawfully({ due: onDay(24) }),
    );
    expect(listed({ statutory })).toMatchObject([{ isToConfirm: true }]);
    expect(nextDate(sourcesOf({ tasks, statutory }), NOW)).toEqual(none);
  });

  it('is absent without a table [NEED-07]', () => {
    expect(listed({ statutory: none })).toEqual([]);
  });
});
