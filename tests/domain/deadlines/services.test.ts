import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { nameSign } from '../../../src/domain/catalogue/sameService';
import { subServiceId } from '../../../src/domain/catalogue/service';
import { ownRules } from '../../../src/domain/deadlines/choice';
import { initialChoice } from '../../../src/domain/deadlines/initialChoice';
import type { Since } from '../../../src/domain/deadlines/rule';
import {
  broughtRules,
  type Dealings,
  namesByIds,
  ownServices,
  rulesOfServices,
} from '../../../src/domain/deadlines/services';
import { incomplete } from '../../../src/domain/received/incomplete';
import { aSubService } from '../catalogue/aService';
import { aTransaction } from '../transactions/aTransaction';
import { day, when } from '../when';
import { aTask } from '../work/aTask';
import { aRule, bought, completed, theTable } from './theTable';

const { rules } = theTable();

const today = day('2026-11-22');
const had = (given: Partial<Dealings>) => ownServices({ tasks: [], orders: [], today, ...given });
const having = (name: string, after: Since = 'bought') =>
  had({ tasks: [aTask({ serviceName: name, status: after === 'completed' ? 'completed' : 'started' })] });
const topicsOf = (own: ReturnType<typeof ownServices>): readonly string[] => [
  ...new Set(rulesOfServices(rules, own, []).map(({ topic }) => topic)),
];

const registered = (...ordered: readonly string[]) =>
  ordered.map((on) =>
    aTask({
      serviceName: 'Private Limited Company',
      status: 'completed',
      createdAt: on === '' ? none : when(on),
    }),
  );
const workOf = (createdAt: string) =>
  aTask({ serviceName: 'ROC Filing', createdAt: createdAt === '' ? none : when(createdAt) });

const company = (given: Parameters<typeof aTask>[0] = {}) =>
  aTask({ serviceName: 'Private Limited Company', ...given });

describe('the services of a customer', () => {
  it('are those of tasks and paid orders; completed are those of completed tasks alone [DUE-04]', () => {
    const own = had({
      tasks: [
        aTask({ serviceName: 'GST Filing' }),
        aTask({ serviceName: 'LLP Registration', status: 'completed' }),
      ],
      orders: [
        aTransaction({ services: ['Payroll', 'GST Filing'] }),
        aTransaction({ services: ['Tax Audit'], payment: 'otherwise' }),
      ],
    });
    expect([...own.bought.keys()].toSorted()).toEqual(['gst filing', 'llp registration', 'payroll']);
    expect([...own.completed.keys()]).toEqual(['llp registration']);
  });
});

describe('the rules of services', () => {
  it.each([
    ['GST Filing', ['gst']],
    ['TDS Return Filing', ['tds']],
    ['Payroll Management', ['tds', 'payroll']],
    ['PF and ESI', ['payroll']],
    ['Annual Compliance for Private Limited', ['company']],
    ['ROC Filing', ['company', 'llp']],
    ['Income Tax Return', ['income-tax']],
    ['GST Registration', []],
    ['Private Limited Company', []],
  ])('of %s, once it is bought, are those of %j [DUE-04]', (name, expected) => {
    expect(topicsOf(having(name))).toEqual(expected);
  });

  it.each([
    ['GST Registration', ['gst']],
    ['Private Limited Company', ['company']],
    ['LLP Registration', ['company', 'llp']],
  ])('of %s begin when it is completed: those of %j [DUE-04]', (name, expected) => {
    expect(topicsOf(having(name, 'completed'))).toEqual(expected);
  });

  it.each(['gst  filing', ' GST Filing\u00a0', 'Gst\tFiling'])(
    'know a name by its blanks, case and Unicode form: %j [DUE-11]',
    (name) => {
      expect(topicsOf(having(name))).toEqual(['gst']);
    },
  );

  it('know a name in each Unicode form [DUE-11]', () => {
    const rule = aRule({ services: [bought('Société'.normalize('NFD'))] });
    expect(rulesOfServices([rule], having('société'.normalize('NFC')), [])).toMatchObject([{ id: rule.id }]);
  });

  it.each(['GST', 'GST Filing for exporters', 'My GST Filing', 'GSTFiling', 'GST-Filing', '', ' '])(
    'match no part of a name: %j brings nothing [DUE-11]',
    (name) => {
      expect(topicsOf(having(name))).toEqual([]);
      expect(rulesOfServices([aRule({ services: [bought('')] })], having(name), [])).toEqual([]);
    },
  );

  it('need the catalogue as soon as one of their services is named by its id [DUE-11]', () => {
    const byName = aRule({ services: [bought('GST Filing')] });
    const byEither = aRule({ services: [bought('GST Filing'), { id: subServiceId('16'), after: 'bought' }] });
    expect([namesByIds([byName]), namesByIds([byName, byEither])]).toEqual([false, true]);
  });

  it('are those that dealings bring of a table, with the sub-services of the whole catalogue [DUE-11]', () => {
    const rule = aRule({ services: [{ id: subServiceId('16'), after: 'bought' }] });
    const catalogue = [{ subServices: [] }, { subServices: [aSubService({ id: subServiceId('16') })] }];
    const { name } = aSubService();
    const dealings = { tasks: [aTask({ serviceName: name })], orders: [], today };
    expect(broughtRules({ rules: [rule], alternatives: [] }, dealings, catalogue).rules).toMatchObject([
      { id: rule.id, broughtBy: [nameSign(name)] },
    ]);
  });

  it('are found by the id of a service in the catalogue, whatever its name is [DUE-11]', () => {
    const rule = aRule({ services: [{ id: subServiceId('16'), after: 'completed' }] });
    const catalogue = [
      { id: subServiceId('15'), name: 'GST Filing' },
      { id: subServiceId('16'), name: 'Registration under GST' },
    ];
    const own = having('Registration under GST', 'completed');
    expect(rulesOfServices([rule], own, catalogue).map(({ id }) => id)).toEqual([rule.id]);
    expect(rulesOfServices([rule], own, [])).toEqual([]);
    expect(rulesOfServices([rule], having('GST Filing', 'completed'), catalogue)).toEqual([]);
    expect(rulesOfServices([rule], having('Registration under GST'), catalogue)).toEqual([]);
    expect([namesByIds([rule]), namesByIds([aRule({ services: [completed('a')] })])]).toEqual([true, false]);
  });

  const annual = aRule({
    every: 'year',
    from: day('2025-04-01'),
    services: [completed('Private Limited Company'), completed('One Person Company'), bought('ROC Filing')],
  });
  const another = aTask({
    serviceName: 'One Person Company',
    status: 'completed',
    createdAt: when('2026-11-27'),
  });

  const incorporated = aTask({
    serviceName: 'Private Limited Company',
    status: 'completed',
    createdAt: when('2026-03-20'),
    completedAt: when('2026-04-09'),
  });

  it.each([
    ['begins with the year of its order', registered('2026-11-27'), '2026-04-01'],
    ['begins with the last month of it too', registered('2027-03-31'), '2026-04-01'],
    ['begins with the first of several', registered('2027-05-01', '2026-11-27'), '2026-04-01'],
    ['begins with the first of several, told first', registered('2026-11-27', '2027-05-01'), '2026-04-01'],
    ['begins with the first of two kinds', [...registered('2027-05-01'), another], '2026-04-01'],
    ['may be older where its day is not known', registered('2027-05-01', ''), '2025-04-01'],
    ['may be older where the first day is not known', registered('', '2027-05-01'), '2025-04-01'],
    ['begins with the year in which it was completed', [incorporated], '2026-04-01'],
    [
      'begins with that year too where nobody knows when it was ordered',
      [{ ...incorporated, createdAt: none }],
      '2026-04-01',
    ],
    [
      'begins with its order where that is later than it is said to be completed',
      [{ ...incorporated, createdAt: when('2026-04-09'), completedAt: when('2026-03-20') }],
      '2026-04-01',
    ],
    [
      'is no older where its yearly work was ordered later, and once on a day that nobody knows',
      [...registered('2026-11-27'), workOf(''), workOf('2026-11-28')],
      '2026-04-01',
    ],
    [
      'may be older where the second order of its yearly work is the earlier one',
      [...registered('2026-11-27'), workOf('2026-11-28'), workOf('2026-11-26')],
      '2025-04-01',
    ],
    [
      'may be older where its yearly work was ordered first',
      [...registered('2026-11-27'), workOf('2026-11-26')],
      '2025-04-01',
    ],
    [
      'is no older where its yearly work was ordered with it',
      [...registered('2026-11-27'), workOf('2026-11-27')],
      '2026-04-01',
    ],
    [
      'is no older where nobody knows when its yearly work was ordered',
      [...registered('2026-11-27'), workOf('')],
      '2026-04-01',
    ],
    [
      'may be older where its yearly work was bought alone, and is done',
      [aTask({ serviceName: 'ROC Filing', status: 'completed', createdAt: when('2026-11-27') })],
      '2025-04-01',
    ],
    ['begins no sooner than its rule', registered('2020-05-01'), '2025-04-01'],
  ])('owe nothing for a year before there was a company, which %s [DUE-04]', (_, tasks, from) => {
    expect(rulesOfServices([annual], had({ tasks }), []).map((rule) => rule.from)).toEqual([from]);
  });

  const yearlyTold = (given: Partial<Dealings>) => rulesOfServices([annual], had(given), []).length;

  it.each(['upcoming', 'started'] as const)(
    'wait for a company that is still being made, with its task %s [DUE-04]',
    (status) => {
      const tasks = [company({ status, createdAt: when('2026-11-10') }), workOf('2026-11-10')];
      expect(yearlyTold({ tasks })).toBe(0);
    },
  );

  it('wait for a company whose paid order has no task yet [DUE-04]', () => {
    const orders = [aTransaction({ services: ['Private Limited Company', 'ROC Filing'] })];
    expect(yearlyTold({ orders })).toBe(0);
    expect(yearlyTold({ orders, tasks: [company({ status: 'completed' })] })).toBe(1);
    expect(yearlyTold({ orders, tasks: [company({ status: 'unknown' })] })).toBe(1);
  });

  it.each([
    ['ordered 60 days ago', '2026-09-23', 0],
    ['ordered longer ago, whose task has another name', '2026-09-22', 1],
    ['ordered on a day that is not known', '', 1],
  ])('wait for a paid company without a task: %s [DUE-04] [AMB-73]', (_, on, told) => {
    const createdAt = on === '' ? none : when(on);
    const orders = [aTransaction({ services: ['Private Limited Company', 'ROC Filing'], createdAt })];
    expect(yearlyTold({ orders })).toBe(told);
  });

  it.each([undefined, incomplete([])])(
    'wait for no company while the tasks are not known in full: %j [AMB-73]',
    (tasks) => {
      const orders = [aTransaction({ services: ['Private Limited Company', 'ROC Filing'] })];
      expect(yearlyTold({ orders, tasks })).toBe(1);
    },
  );

  it('wait for no company whose work is done, and owe nothing for the years before it [DUE-04]', () => {
    const createdAt = when('2026-11-10');
    const done = company({ status: 'workDone', createdAt });
    const [rule] = rulesOfServices([annual], had({ tasks: [done, workOf('2026-11-10')] }), []);
    expect(rule).toMatchObject({ from: '2026-04-01', broughtBy: ['roc filing'] });
    expect(yearlyTold({ tasks: [done] })).toBe(0);
  });

  it('wait for no company where another is there: completed, or had its work ordered first [DUE-04]', () => {
    const open = company({ createdAt: when('2026-11-10') });
    const done = aTask({ serviceName: 'One Person Company', status: 'completed' });
    expect(yearlyTold({ tasks: [open, done, workOf('2026-11-10')] })).toBe(1);
    expect(yearlyTold({ tasks: [open, workOf('2026-11-09')] })).toBe(1);
    expect(yearlyTold({ tasks: [company({ status: 'unknown' }), workOf('2026-11-10')] })).toBe(1);
  });
});

/** The usual forms of a customer with these tasks. */
const usualFor = (...tasks: readonly ReturnType<typeof aTask>[]) => {
  const dealings = { tasks, orders: [], today };
  const { usual } = ownRules(broughtRules(theTable(), dealings, []), initialChoice);
  return [...new Set(usual.map(({ form }) => form))];
};

describe('a service that is made for few', () => {
  it.each([
    ['Director KYC', ['DIR-3 KYC Web']],
    ['FEMA Compliance', ['FLA return']],
    ['GST LUT', ['RFD-11']],
    ['TCS', ['TCS challan', 'Form 143 (was 27EQ)', 'Form 133 (was Form 27D)']],
    ['TDS on Rent', ['Form 141 (was 26QB, 26QC, 26QD, 26QE)']],
    ['Transfer Pricing', ['ITR-3, ITR-5, ITR-6', 'Form 48 (was 3CEB)']],
  ])('of the name %s makes its duties %j usual [DUE-04] [NEED-07]', (serviceName, forms) => {
    expect(usualFor(aTask({ serviceName }))).toEqual(forms);
  });

  it('makes a duty of its own usual once it is completed [DUE-04]', () => {
    expect(usualFor(aTask({ serviceName: 'One Person Company', status: 'completed' }))).toEqual(['AOC-4']);
  });

  it('leaves what concerns few of other services as it is [DUE-04]', () => {
    const both = usualFor(
      aTask({ serviceName: 'FEMA Compliance' }),
      aTask({ serviceName: 'Annual Compliance for Private Limited' }),
    );
    expect(both).toEqual(['AGM', 'ADT-1', 'AOC-4', 'MGT-7 / MGT-7A', 'DPT-3', 'FLA return']);
  });
});
