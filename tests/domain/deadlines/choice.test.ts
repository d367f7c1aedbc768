import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { UNDECIDED, unansweredOf } from '../../../src/domain/deadlines/alternatives';
import {
  answered,
  askedOf,
  openOf,
  ownRules,
  putAside,
  putAsideRules,
  rulesOfTopic,
  takenBack,
} from '../../../src/domain/deadlines/choice';
import { initialChoice } from '../../../src/domain/deadlines/initialChoice';
import type { StatutoryRule } from '../../../src/domain/deadlines/rule';
import { broughtRules } from '../../../src/domain/deadlines/services';
import { day } from '../when';
import { aTask } from '../work/aTask';
import { aRule, aScheme, theTable } from './theTable';

const table = theTable();
const { rules, alternatives } = table;
const brought = (...names: readonly string[]) =>
  broughtRules(
    table,
    { tasks: names.map((serviceName) => aTask({ serviceName })), orders: [], today: day('2026-11-20') },
    [],
  );
const gst = brought('GST Filing');
const idsOf = (some: readonly Pick<StatutoryRule, 'id'>[]): readonly string[] => some.map(({ id }) => id);
const answering = (answer: string) => answered(initialChoice, 'gst-scheme', answer);

describe('what holds until a customer has chosen', () => {
  it('is the own dates, nothing put aside and nothing answered [DUE-04]', () => {
    expect(initialChoice).toEqual({ view: 'mine', notForMe: [], answers: {} });
  });
});

describe("a customer's own rules", () => {
  const own = ownRules(gst, answering('monthly'));

  it('are divided into what concerns most and what concerns few [DUE-04]', () => {
    expect(idsOf(own.usual)).toEqual(['gstr-1-monthly', 'gstr-3b-monthly', 'gstr-9']);
    expect(idsOf(own.more)).toContain('gstr-5a');
  });

  it('leave out those put aside, until they are taken back [DUE-04]', () => {
    const aside = putAside(putAside(answering('monthly'), 'gstr-9'), 'gstr-5a');
    expect(aside.notForMe).toEqual(['gstr-9', 'gstr-5a']);
    const rest = ownRules(gst, aside);
    expect([rest.usual.length, rest.more.length]).toEqual([own.usual.length - 1, own.more.length - 1]);
    expect(takenBack(aside, 'gstr-9').notForMe).toEqual(['gstr-5a']);
  });

  it('that were put aside are listed as far as the table still has them [DUE-04]', () => {
    expect(idsOf(putAsideRules(rules, ['cmp-08', 'gone']))).toEqual(['cmp-08']);
    expect(putAsideRules(rules, [])).toEqual([]);
  });

  it('are of one topic, or of all', () => {
    expect(rulesOfTopic(rules, undefined)).toBe(rules);
    expect(new Set(rulesOfTopic(rules, 'llp').map(({ topic }) => topic))).toEqual(new Set(['llp']));
  });
});

describe('rules that exclude each other', () => {
  it('are none of the customer’s until the question is answered [DUE-12]', () => {
    expect(idsOf(askedOf(gst, initialChoice))).toEqual(['gst-scheme']);
    expect(ownRules(gst, initialChoice).usual).toEqual([]);
    expect(idsOf(ownRules(gst, initialChoice).more)).toContain('gstr-7');
    expect(ownRules(gst, answering(UNDECIDED)).usual).toEqual([]);
  });

  it.each([
    ['monthly', ['gstr-1-monthly', 'gstr-3b-monthly', 'gstr-9']],
    ['quarterly', ['gstr-1-quarterly', 'gstr-1-iff', 'gstr-3b-quarterly', 'pmt-06', 'gstr-9']],
    ['composition', ['cmp-08', 'gstr-4']],
  ])('are those of the answer %s [DUE-12]', (answer, expected) => {
    expect(idsOf(ownRules(gst, answering(answer)).usual)).toEqual(expected);
  });

  it('are asked about once, and the last answer counts [DUE-12]', () => {
    const first = answering('monthly');
    expect(unansweredOf(alternatives, initialChoice.answers)).toEqual(alternatives);
    expect(idsOf(unansweredOf(alternatives, first.answers))).not.toContain('gst-scheme');
    expect(idsOf(unansweredOf(alternatives, answering(UNDECIDED).answers))).not.toContain('gst-scheme');
    const later = answered(first, 'gst-scheme', 'composition');
    expect(later.answers).toEqual({ 'gst-scheme': 'composition' });
    expect(idsOf(askedOf(gst, later))).toEqual(['gst-scheme']);
  });

  it('of one choice alone are taken as chosen, without a question [DUE-12]', () => {
    const audit = brought('Tax Audit');
    expect(askedOf(audit, initialChoice)).toEqual([]);
    expect(idsOf(ownRules(audit, initialChoice).usual)).toEqual(['itr-audit', 'tax-audit-report']);
    const aside = { ...initialChoice, notForMe: ['cmp-08', 'gstr-4'] };
    expect(idsOf(askedOf(gst, aside))).toEqual(['gst-scheme']);
    const company = { ...initialChoice, notForMe: ['llp-form-8', 'llp-form-11'] };
    expect(askedOf(brought('ROC Filing'), company)).toEqual([]);
    expect(idsOf(ownRules(brought('ROC Filing'), company).usual)).toContain('aoc-4');
  });

  it('of a service bought for one choice stay, whatever is answered for another service [DUE-12]', () => {
    const [company, llp] = ['Annual Compliance for Private Limited', 'LLP Annual Filing'];
    const forms = ['AGM', 'ADT-1', 'AOC-4', 'MGT-7 / MGT-7A', 'DPT-3', 'Form 11', 'Form 8'];
    const formsOf = (own: ReturnType<typeof brought>, answers = {}) =>
      ownRules(own, { ...initialChoice, answers }).usual.map(({ form }) => form);
    const both = brought(company, llp);
    expect(askedOf(both, initialChoice)).toEqual([]);
    expect([formsOf(both), formsOf(both, { entity: 'company' })]).toEqual([forms, forms]);
    const undecided = brought('ROC Filing', llp);
    expect(idsOf(askedOf(undecided, initialChoice))).toEqual(['entity']);
    expect(formsOf(undecided)).toEqual(['Form 11', 'Form 8']);
    expect(formsOf(undecided, { entity: 'company' })).toEqual(forms);
  });

  it('hold their dates back as long as no choice is the answer [DUE-12]', () => {
    const later = answering(UNDECIDED);
    const open = [initialChoice, later, answering('gone')].map((choice) => idsOf(openOf(gst, choice)));
    expect(open).toEqual([['gst-scheme'], ['gst-scheme'], ['gst-scheme']]);
    expect(openOf(gst, answering('monthly'))).toEqual([]);
    expect(openOf(brought('Tax Audit'), later)).toEqual([]);
  });

  it('of an answer that the table does not have any more are asked about as if unanswered', () => {
    expect(ownRules(gst, answering('gone')).usual).toEqual([]);
  });

  it('leave what stands in no choice, whatever is answered [DUE-12]', () => {
    const given = ['a', 'b', 'c', 'd'].map((id) => aRule({ id }));
    const anyChoice = fc.subarray(['a', 'b', 'c']);
    fc.assert(
      fc.property(
        anyChoice,
        anyChoice,
        fc.constantFrom('first', 'second', '', 'x', undefined),
        (one, two, answer) => {
          const scheme = aScheme(one, two);
          const answers = answer === undefined ? {} : { scheme: answer };
          const own = idsOf(
            ownRules({ rules: given, alternatives: [scheme] }, { notForMe: [], answers }).usual,
          );
          expect(own).toContain('d');
          const chosen = new Map([
            ['first', one],
            ['second', two],
          ]).get(answer ?? '');
          const isOnly = one.length === 0 || two.length === 0;
          const expected = isOnly ? [...one, ...two] : (chosen ?? []);
          expect(own.filter((id) => one.includes(id) || two.includes(id))).toEqual(
            ['a', 'b', 'c'].filter((id) => expected.includes(id)),
          );
        },
      ),
    );
  });
});
