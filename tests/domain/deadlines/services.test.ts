import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { subServiceId } from '../../../src/domain/catalogue/service';
import type { Since } from '../../../src/domain/deadlines/rule';
import {
  broughtRules,
  type Dealings,
  namesByIds,
  ownServices,
  rulesOfServices,
} from '../../../src/domain/deadlines/services';
import { aSubService } from '../catalogue/aService';
import { aTransaction } from '../transactions/aTransaction';
import { day, when } from '../when';
import { aTask } from '../work/aTask';
import { aRule, bought, completed, theTable } from './theTable';

const { rules } = theTable();

const had = (given: Partial<Dealings>) => ownServices({ tasks: [], orders: [], ...given });
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
    expect([...own.bought].toSorted()).toEqual(['gst filing', 'llp registration', 'payroll']);
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
    expect(rulesOfServices([rule], having('société'.normalize('NFC')), [])).toEqual([rule]);
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
    const dealings = { tasks: [aTask({ serviceName: name })], orders: [] };
    expect(broughtRules({ rules: [rule], alternatives: [] }, dealings, catalogue).rules).toEqual([rule]);
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

  it.each([
    ['begins with the year of its order', registered('2026-11-27'), '2026-04-01'],
    ['begins with the last month of it too', registered('2027-03-31'), '2026-04-01'],
    ['begins with the first of several', registered('2027-05-01', '2026-11-27'), '2026-04-01'],
    ['begins with the first of several, told first', registered('2026-11-27', '2027-05-01'), '2026-04-01'],
    ['begins with the first of two kinds', [...registered('2027-05-01'), another], '2026-04-01'],
    ['may be older where its day is not known', registered('2027-05-01', ''), '2025-04-01'],
    ['may be older where the first day is not known', registered('', '2027-05-01'), '2025-04-01'],
    [
      'may be older where its yearly work was bought too',
      [...registered('2026-11-27'), aTask({ serviceName: 'ROC Filing' })],
      '2025-04-01',
    ],
    [
      'may be older where its yearly work was bought alone, and is done',
      [aTask({ serviceName: 'ROC Filing', status: 'completed', createdAt: when('2026-11-27') })],
      '2025-04-01',
    ],
    ['begins no sooner than its rule', registered('2020-05-01'), '2025-04-01'],
  ])('owe nothing for a year before there was a company, which %s [DUE-04]', (_, tasks, from) => {
    expect(rulesOfServices([annual], had({ tasks }), [])).toEqual([{ ...annual, from }]);
  });
});
