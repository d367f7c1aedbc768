import { describe, expect, it } from 'vitest';
import { SERVICES } from '../../sandbox/seed/catalogueData';
import { initialChoice } from '../../src/domain/deadlines/initialChoice';
import { askedOf, ownRules } from '../../src/domain/deadlines/choice';
import { broughtRules } from '../../src/domain/deadlines/services';
import { taskStatusFromCode } from '../../src/domain/work/task';
import { theTable } from '../domain/deadlines/theTable';
import { day } from '../domain/when';
import { aTask } from '../domain/work/aTask';

/** What a service brings in a state of its task: usual forms that are told at once, then the questions that are asked. */
const dutiesOf = (serviceName: string, code: number): string => {
  const status = taskStatusFromCode(code);
  const dealings = { tasks: [aTask({ serviceName, status })], orders: [], today: day('2026-11-22') };
  const brought = broughtRules(theTable(), dealings, []);
  const forms = ownRules(brought, initialChoice).usual.map(({ form }) => form);
  const asked = askedOf(brought, initialChoice).map(({ question }) => question.en);
  return [...new Set([...forms, ...asked])].join(', ');
};

const GST = 'How do you file GST?';
const ITR = 'Which income tax return is yours?';
const COMPANY = 'AGM, ADT-1, AOC-4, MGT-7 / MGT-7A, DPT-3';
const TDS =
  'TDS challan, Form 138 (was 24Q), Form 140 (was 26Q), Form 130 (was Form 16), Form 131 (was Form 16A)';
const PAYROLL = 'TDS challan, Form 138 (was 24Q), Form 130 (was Form 16), EPF (ECR), ESI contribution';
const LLP = 'Form 11, Form 8';

/** By service: what it brings from its purchase on, and what once it is completed. Every other service brings nothing. */
const expected: Readonly<Record<string, readonly [bought: string, completed: string]>> = {
  'Income Tax Return': [ITR, ITR],
  'Advance Tax Computation': ['Advance tax', 'Advance tax'],
  'GST Registration': ['', GST],
  'GST Filing': [GST, GST],
  'GST Annual Return': [GST, GST],
  'TDS Return Filing': [TDS, TDS],
  'Payroll Management': [PAYROLL, PAYROLL],
  'Annual Compliance for Private Limited': [COMPANY, COMPANY],
  'LLP Annual Filing': [LLP, LLP],
  'Director KYC': ['DIR-3 KYC Web', 'DIR-3 KYC Web'],
  'Private Limited Company': ['', COMPANY],
  'LLP Registration': ['', LLP],
};

describe('the duties of the demo catalogue', () => {
  const names = SERVICES.flatMap(({ children }) => children.map(({ name }) => name));

  it.each(names)('of %s are those of its state [DUE-04] [DUE-11] [DUE-12]', (name) => {
    const [bought = '', completed = ''] = expected[name] ?? [];
    expect([0, 1, 2, 3].map((code) => dutiesOf(name, code))).toEqual([bought, bought, bought, completed]);
  });
});
