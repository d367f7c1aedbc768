import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  type Deadline,
  isForCalendar,
  ownDeadlines,
  statutoryDeadline,
} from '../../../src/domain/deadlines/deadline';
import { statutoryDates } from '../../../src/domain/deadlines/statutoryDates';
import { stateByCode } from '../../../src/domain/india/states';
import { aQuotation } from '../quotations/builders';
import { day, moment, when } from '../when';
import { aStep, aTask } from '../work/aTask';
import { aRule, theTable } from './theTable';

const shown = (deadlines: readonly Deadline[]): readonly string[] =>
  deadlines.map(({ id, day: due }) => `${id} ${due}`);

const NOW = moment('2026-11-22T12:00:00+05:30');

const expiring = (id: string, expiresAt: string) => aQuotation({ id, expiresAt: when(expiresAt) });

describe('own dates', () => {
  it('are the last days of pending quotations, in India time [DUE-01]', () => {
    const late = expiring('2', '2026-11-24T20:00Z');
    expect(shown(ownDeadlines([expiring('1', '2026-11-24'), late], [], NOW))).toEqual([
      'quotation-1 2026-11-24',
      'quotation-2 2026-11-25',
    ]);
  });

  it('leave out quotations that are decided or have no last day [DUE-01]', () => {
    const expiresAt = when('2026-11-24');
    const decided = (['accepted', 'rejected', 'paid', 'cancelled', 'expired', 'unknown'] as const).map(
      (status) => aQuotation({ status, expiresAt }),
    );
    expect(ownDeadlines([...decided, aQuotation({ expiresAt: none })], [], NOW)).toEqual([]);
  });

  it('leave out a quotation that has expired, also earlier today [NEED-02] [HOME-08]', () => {
    const [over, today] = [expiring('1', '2026-11-21'), expiring('2', '2026-11-22')];
    const hours = ['11:59', '12:00', '12:01'].map((time) => expiring(time, `2026-11-22T${time}`));
    expect(shown(ownDeadlines([over, today, ...hours], [], NOW))).toEqual([
      'quotation-2 2026-11-22',
      'quotation-12:01 2026-11-22',
    ]);
  });

  it('are the due dates of open steps [DUE-01]', () => {
    const dueDate = when('2026-12-02');
    const steps = [
      aStep({ id: '1', status: 'complete', dueDate }),
      aStep({ id: '2', status: 'inProgress', dueDate }),
      aStep({ id: '3', dueDate }),
      aStep({ id: '4', status: 'unknown', dueDate }),
      aStep({ id: '5', dueDate: none }),
    ];
    expect(shown(ownDeadlines([], [{ task: aTask({ id: '7' }), steps }], NOW))).toEqual([
      'task-7-step-2 2026-12-02',
      'task-7-step-3 2026-12-02',
    ]);
  });
});

describe('a line of the agenda', () => {
  it('says what it is and has it at hand [DUE-01]', () => {
    const [quotation, task] = [expiring('1', '2026-11-24'), aTask({ id: '7' })];
    const step = aStep({ id: '2', dueDate: when('2026-12-02') });
    expect(ownDeadlines([quotation], [{ task, steps: [step] }], NOW)).toEqual([
      { kind: 'quotation', id: 'quotation-1', day: '2026-11-24', quotation },
      { kind: 'step', id: 'task-7-step-2', day: '2026-12-02', task, step },
    ]);
  });
});

describe('the calendar of a customer', () => {
  it('gets quotations and statutory dates, and no step, which is the provider’s to do [DUE-13]', () => {
    const own = ownDeadlines(
      [expiring('1', '2026-11-24')],
      [{ task: aTask(), steps: [aStep({ dueDate: when('2026-12-02') })] }],
      NOW,
    );
    const span = { from: day('2026-11-22'), to: day('2026-12-31') };
    const byLaw = statutoryDates([aRule()], { span, state: none }).map(statutoryDeadline);
    expect([...own, ...byLaw].filter(isForCalendar).map(({ kind }) => kind)).toEqual([
      'quotation',
      'statutory',
    ]);
  });
});

describe('the name of a statutory date', () => {
  const span = { from: day('2027-01-01'), to: day('2027-01-31') };

  it('is its own among all dates of two years, with and without a state [DUE-07]', () => {
    const years = { from: day('2026-04-01'), to: day('2028-03-31') };
    for (const state of [none, stateByCode('MH')]) {
      const ids = statutoryDates(theTable().rules, { span: years, state }).map(
        (date) => statutoryDeadline(date).id,
      );
      expect(ids.length).toBeGreaterThan(450);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('has the first state of its variant, where the due differs by state [DUE-07]', () => {
    const rules = theTable().rules.filter(({ id }) => id === 'gstr-3b-quarterly');
    expect(statutoryDates(rules, { span, state: none }).map((date) => statutoryDeadline(date).id)).toEqual(
      rules[0]?.variants.map(({ states }) => `gstr-3b-quarterly-2026-27-q3-state-${states[0]}`),
    );
  });

  it.each(['MH', 'DL'])('of %s stays when the state becomes known [DUE-07]', (code) => {
    const rules = theTable().rules.filter(({ id }) => id === 'gstr-3b-quarterly');
    const state = stateByCode(code);
    const [known] = statutoryDates(rules, { span, state });
    const unknown = statutoryDates(rules, { span, state: none }).find(({ day: due }) => due === known?.day);
    if (known === undefined || unknown === undefined) throw new Error('a date expected');
    expect(statutoryDeadline(known).id).toBe(statutoryDeadline(unknown).id);
  });

  it.each(['MH', 'DL'])('of %s stays when an extension moves it [DUE-07]', (code) => {
    const rules = theTable().rules.filter(({ id }) => id === 'gstr-3b-quarterly');
    const due = { kind: 'dayOfMonth', day: 31, monthsAfter: 1 } as const;
    const extended = rules.map((rule) => ({ ...rule, exceptions: [{ period: '2026-27-q3', due, why: '' }] }));
    const idOf = (table: typeof rules) =>
      statutoryDates(table, { span, state: stateByCode(code) }).map((date) => statutoryDeadline(date).id);
    expect(idOf(extended)).toHaveLength(1);
    expect(idOf(extended)).toEqual(idOf(rules));
  });

  it('stays when an extension moves the date, so that a calendar moves its event [DUE-07]', () => {
    const extension = {
      period: '2026-12',
      due: { kind: 'dayOfMonth', day: 20, monthsAfter: 1 },
      why: '',
    } as const;
    const [regular] = statutoryDates([aRule()], { span, state: none });
    const [extended] = statutoryDates([aRule({ exceptions: [extension] })], { span, state: none });
    if (regular === undefined || extended === undefined) throw new Error('a date expected');
    expect([regular.day, extended.day]).toEqual(['2027-01-11', '2027-01-20']);
    expect(statutoryDeadline(regular)).toEqual({
      kind: 'statutory',
      id: 'gstr-1-monthly-2026-12',
      day: '2027-01-11',
      date: regular,
    });
    expect(statutoryDeadline(extended).id).toBe(statutoryDeadline(regular).id);
  });
});
