import { isNone, isSome, none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { type Deadline, ownDeadlines } from '../../../src/domain/deadlines/deadline';
import {
  offeredTopics,
  pageDates,
  type PageFacts,
  pageParts,
  seekDate,
  shownDates,
  topicOf,
} from '../../../src/domain/deadlines/page';
import { aQuotation } from '../quotations/builders';
import { day, moment, when } from '../when';
import { aStep, aTask } from '../work/aTask';
import { aRule, bought } from './theTable';

const monthly = aRule({ id: 'gstr-1' });
const rare = aRule({ id: 'gstr-5', isUsual: false, due: { kind: 'dayOfMonth', day: 13, monthsAfter: 1 } });
const tds = aRule({
  id: 'tds',
  topic: 'tds',
  services: [bought('TDS')],
  due: { kind: 'dayOfMonth', day: 7, monthsAfter: 1 },
});
const company = aRule({
  id: 'agm',
  topic: 'company',
  services: [bought('Company Compliance')],
  every: 'year',
  due: { kind: 'dateInYear', month: 9, day: 30, yearsAfter: 0 },
});

const own = ownDeadlines(
  [aQuotation({ id: '1', expiresAt: when('2026-12-05') })],
  [{ task: aTask({ id: '7' }), steps: [aStep({ id: '1', dueDate: when('2026-11-02') })] }],
  moment('2026-11-22T06:00:00Z'),
);

/** Whose services bring the rules of GST and TDS. */
const factsOf = (given: Partial<PageFacts> = {}): PageFacts => ({
  own,
  rules: [company, rare, tds, monthly],
  brought: { rules: [rare, tds, monthly], alternatives: [] },
  notForMe: [],
  answers: {},
  state: none,
  today: day('2026-11-22'),
  ...given,
});

const mine = { view: 'mine', topic: undefined } as const;
const all = { view: 'all', topic: undefined } as const;

const namesOf = (deadlines: readonly Deadline[]): readonly string[] => [
  ...new Set(
    deadlines.map((deadline) => (deadline.kind === 'statutory' ? deadline.date.rule.id : deadline.id)),
  ),
];

const namesOfParts = (facts: PageFacts, look: Parameters<typeof pageDates>[1]) => {
  const dates = pageDates(facts, look);
  return Object.fromEntries(pageParts.map((part) => [part, namesOf(dates[part])]));
};

describe('the parts of the page', () => {
  it('are late steps, past, coming and later dates, and what concerns few [DUE-04] [DUE-08]', () => {
    expect(namesOfParts(factsOf(), mine)).toEqual({
      overdue: ['task-7-step-1'],
      earlier: ['gstr-1', 'tds'],
      coming: ['quotation-1', 'tds', 'gstr-1'],
      later: ['tds', 'gstr-1'],
      more: ['gstr-5'],
    });
  });

  it('have every rule under All, and nothing under More [DUE-04]', () => {
    expect(namesOfParts(factsOf({ notForMe: ['tds'] }), all)).toMatchObject({
      coming: ['quotation-1', 'tds', 'gstr-1', 'gstr-5'],
      later: expect.arrayContaining(['agm', 'gstr-5']),
      more: [],
    });
  });

  it('leave out what was put aside, which All still has [DUE-04]', () => {
    const { coming } = namesOfParts(factsOf({ notForMe: ['tds', 'gstr-5'] }), mine);
    expect(coming).toEqual(['quotation-1', 'gstr-1']);
  });

  it('have from today on what concerns few, however far away', () => {
    const { more } = pageDates(factsOf(), mine);
    expect([more[0]?.day, more.at(-1)?.day]).toEqual(['2026-12-13', '2028-03-13']);
  });

  it('are of one topic where one is chosen; a late step is shown all the same [DUE-04]', () => {
    expect(namesOfParts(factsOf(), { view: 'mine', topic: 'gst' })).toEqual({
      overdue: ['task-7-step-1'],
      earlier: ['gstr-1'],
      coming: ['gstr-1'],
      later: ['gstr-1'],
      more: ['gstr-5'],
    });
  });

  it('are of every topic where the view does not offer the chosen one', () => {
    const look = { view: 'mine', topic: 'company' } as const;
    expect(topicOf(factsOf(), look)).toBeUndefined();
    expect(pageDates(factsOf(), look)).toEqual(pageDates(factsOf(), mine));
    expect(topicOf(factsOf(), { view: 'all', topic: 'company' })).toBe('company');
  });
});

const onPaper = (open: readonly string[]) =>
  shownDates(pageDates(factsOf(), mine), (part) => open.includes(part));

describe('what goes on paper and into a calendar', () => {
  it('is everything but what is folded away for another reason than the length of the page [DUE-07] [DUE-10]', () => {
    const dates = pageDates(factsOf(), mine);
    const regular = dates.overdue.length + dates.coming.length + dates.later.length;
    expect(onPaper([])).toHaveLength(regular);
    expect(onPaper(['earlier'])).toHaveLength(regular + dates.earlier.length);
    expect(onPaper(['earlier', 'more'])).toHaveLength(regular + dates.earlier.length + dates.more.length);
  });

  it('is in the order of its days', () => {
    const days = onPaper(['earlier', 'more']).map((one) => one.day);
    expect(days).toEqual(days.toSorted());
  });
});

describe('the topics of a view', () => {
  it('are those of its rules, with the rules that concern few, in the order of topics [DUE-04]', () => {
    expect(offeredTopics(factsOf(), 'all')).toEqual(['gst', 'tds', 'company']);
    expect(offeredTopics(factsOf(), 'mine')).toEqual(['gst', 'tds']);
    const brought = { rules: [rare, tds], alternatives: [] };
    expect(offeredTopics(factsOf({ brought }), 'mine')).toEqual(['gst', 'tds']);
  });

  it('are not offered where there is only one', () => {
    const brought = { rules: [monthly], alternatives: [] };
    expect(offeredTopics(factsOf({ brought }), 'mine')).toEqual([]);
    expect(offeredTopics(factsOf({ notForMe: ['tds'] }), 'mine')).toEqual([]);
    expect(offeredTopics(factsOf({ rules: [] }), 'all')).toEqual([]);
  });
});

const found = (rule: string, on: string, look: Parameters<typeof seekDate>[1] = mine) => {
  const result = seekDate(factsOf(), look, { rule, day: day(on) });
  if (isNone(result)) return undefined;
  const { part, look: shown, deadline } = result.value;
  return [part, shown.view, shown.topic, deadline.id];
};

describe('a date that a link names', () => {
  it.each([
    ['gstr-1', '2026-12-11', ['coming', 'mine', undefined, 'gstr-1-2026-11']],
    ['gstr-1', '2026-11-11', ['earlier', 'mine', undefined, 'gstr-1-2026-10']],
    ['tds', '2027-06-07', ['later', 'mine', undefined, 'tds-2027-05']],
    ['gstr-5', '2027-06-13', ['more', 'mine', undefined, 'gstr-5-2027-05']],
  ])('is found in the part that holds it: %s on %s', (rule, on, expected) => {
    expect(found(rule, on)).toEqual(expected);
  });

  it('is the one of its rule among several of its day', () => {
    const same = aRule({ id: 'iff' });
    const facts = factsOf({ rules: [monthly, same] });
    for (const rule of ['gstr-1', 'iff']) {
      const result = seekDate(facts, mine, { rule, day: day('2026-12-11') });
      expect(isSome(result) && result.value.deadline.id).toBe(`${rule}-2026-11`);
    }
  });

  it('leaves the chosen topic as it is where that has the date, and gives it up where not', () => {
    expect(found('tds', '2026-12-07', { view: 'mine', topic: 'tds' })).toEqual([
      'coming',
      'mine',
      'tds',
      'tds-2026-11',
    ]);
    expect(found('gstr-1', '2026-12-11', { view: 'mine', topic: 'tds' })).toEqual([
      'coming',
      'mine',
      undefined,
      'gstr-1-2026-11',
    ]);
  });

  it('is found under All where it is of no service of the customer', () => {
    expect(found('agm', '2027-09-30')).toEqual(['later', 'all', undefined, 'agm-2026-27']);
  });

  it('gives the first date of its day once the rule has none there', () => {
    expect(found('gone', '2026-12-11')).toEqual(['coming', 'mine', undefined, 'gstr-1-2026-11']);
    expect(found('gstr-1', '2026-12-05')).toEqual(['coming', 'mine', undefined, 'quotation-1']);
  });

  it('is nowhere on a day without any', () => {
    expect(found('gstr-1', '2026-12-12')).toBeUndefined();
    expect(isSome(seekDate(factsOf(), all, { rule: 'gstr-1', day: day('2026-12-11') }))).toBe(true);
  });
});
