import { describe, expect, it } from 'vitest';
import {
  ownRules,
  putAsideRules,
  rulesOfTopic,
  putAside,
  takenBack,
} from '../../../src/domain/deadlines/choice';
import { initialChoice } from '../../../src/domain/deadlines/initialChoice';
import { rulesOfServices, serviceNames } from '../../../src/domain/deadlines/services';
import { aQuotation } from '../quotations/builders';
import { aTransaction } from '../transactions/aTransaction';
import { aTask } from '../work/aTask';
import { aRule, theTable } from './theTable';

const { rules } = theTable();
const topicsOf = (names: readonly string[]): readonly string[] => [
  ...new Set(rulesOfServices(rules, names).map(({ topic }) => topic)),
];

describe('the services of a customer', () => {
  it('are those of tasks, orders and quotations, each once [DUE-04]', () => {
    const dealings = {
      tasks: [aTask({ serviceName: 'GST Filing' }), aTask({ serviceName: 'GST Filing' })],
      orders: [aTransaction({ services: ['LLP Annual Filing', 'GST Filing'] })],
      quotations: [aQuotation({ names: ['Tax Audit'] })],
    };
    expect(serviceNames(dealings)).toEqual(['GST Filing', 'LLP Annual Filing', 'Tax Audit']);
  });
});

describe('the rules of services', () => {
  it('of GST Filing are those of GST [DUE-04]', () => {
    expect(topicsOf(['GST Filing'])).toEqual(['gst']);
    expect(rulesOfServices(rules, ['GST Filing'])).toEqual(rules.filter(({ topic }) => topic === 'gst'));
  });

  it.each([
    ['TDS Return Filing', ['tds']],
    ['gst  registration', ['gst']],
    ['Payroll Management', ['tds', 'payroll']],
    ['PF and ESI', ['payroll']],
    ['Annual Compliance for Private Limited', ['company', 'llp']],
    ['Income Tax Return', ['income-tax']],
  ])('of %s are those of %s, whatever the case and further words [DUE-04]', (name, expected) => {
    expect(topicsOf([name])).toEqual(expected);
  });

  it('find whole words only, and nothing without a name [DUE-04]', () => {
    expect(rulesOfServices([aRule({ services: ['ITR'] })], ['Nitride import'])).toEqual([]);
    expect(rulesOfServices([aRule({ services: ['', '&'] })], ['Anything', '', '&'])).toEqual([]);
    expect(topicsOf([])).toEqual([]);
    expect(topicsOf(['', 'Rent Agreement'])).toEqual([]);
  });
});

describe('the name of a service', () => {
  it.each([
    ['GST.', 'GST Filing'],
    ['GST', 'GST-Filing'],
    ['(gst)', 'Filing: GST'],
    ['Form 26AS', 'form-26as, filing'],
    ['जीएसटी', 'जीएसटी रिटर्न'],
  ])('is words of letters, marks and digits: %s is found in %s [DUE-04]', (service, name) => {
    expect(rulesOfServices([aRule({ services: [service] })], [name])).toHaveLength(1);
  });

  it.each([
    ['Form 26AS', 'Form 27AS'],
    ['जी', 'जीएसटी'],
    ['Form 26', 'Form 26AS'],
  ])('is whole words: %s is not found in %s [DUE-04]', (service, name) => {
    expect(rulesOfServices([aRule({ services: [service] })], [name])).toEqual([]);
  });

  it('is not found across two names [DUE-04]', () => {
    expect(rulesOfServices([aRule({ services: ['TDS Filing'] })], ['TDS', 'Filing'])).toEqual([]);
  });
});

describe("a customer's own rules", () => {
  const own = ownRules(rules, ['GST Filing'], []);

  it('are divided into what concerns most and what concerns few [DUE-04]', () => {
    expect(own.usual.map(({ id }) => id)).toContain('gstr-3b-monthly');
    expect(own.more.map(({ id }) => id)).toContain('gstr-5a');
    expect(own.usual.length + own.more.length).toBe(rulesOfServices(rules, ['GST Filing']).length);
  });

  it('leave out those put aside, until they are taken back [DUE-04]', () => {
    const aside = putAside(putAside(initialChoice, 'cmp-08'), 'gstr-5a');
    expect(aside).toEqual({ view: 'mine', notForMe: ['cmp-08', 'gstr-5a'] });
    const rest = ownRules(rules, ['GST Filing'], aside.notForMe);
    expect([rest.usual.length, rest.more.length]).toEqual([own.usual.length - 1, own.more.length - 1]);
    expect(takenBack(aside, 'cmp-08').notForMe).toEqual(['gstr-5a']);
  });

  it('that were put aside are listed as far as the table still has them [DUE-04]', () => {
    expect(putAsideRules(rules, ['cmp-08', 'gone']).map(({ id }) => id)).toEqual(['cmp-08']);
    expect(putAsideRules(rules, [])).toEqual([]);
  });

  it('are of one topic, or of all', () => {
    expect(rulesOfTopic(rules, undefined)).toBe(rules);
    expect(new Set(rulesOfTopic(rules, 'llp').map(({ topic }) => topic))).toEqual(new Set(['llp']));
  });
});
