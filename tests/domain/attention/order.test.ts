import fc from 'fast-check';
import { none, some } from 'fp-ts/Option';
import { compact } from 'fp-ts/ReadonlyArray';
import { describe, expect, it } from 'vitest';
import type { Entry } from '../../../src/domain/attention/entry';
import { needsYou } from '../../../src/domain/attention/needsYou';
import { compareEntries } from '../../../src/domain/attention/order';
import { isPastDue } from '../../../src/domain/work/overdue';
import { aCart } from '../cart/builders';
import { bought } from '../deadlines/theTable';
import { aTransaction } from '../transactions/aTransaction';
import { aQuotation } from '../quotations/builders';
import { when } from '../when';
import { aLog, aStep } from '../work/aTask';
import { anySources } from './arbitraries';
import { aReading, lawfully, missing, NOW, onDay, sourcesOf } from './builders';

const quoted = (id: string, expiresAt: string, createdAt = '') =>
  aQuotation({ id, expiresAt: when(expiresAt), createdAt: when(createdAt) });

const due = (id: string, day: string, createdAt = '') =>
  aReading({ id, createdAt: when(createdAt) }, [missing('PAN card')], [aStep({ dueDate: when(day) })]);

const wrote = (id: string, day: string) =>
  aReading({ id }, [], [aStep({ log: [aLog({ remarks: 'Hello.', createdAt: when(day) })] })]);

const anEntry = (kind: Entry['kind'], id: string): Entry => {
  const common = { id, subject: [], due: none, since: none, place: { kind: 'cart' } as const };
  if (kind === 'uploadDocuments') return { ...common, kind, documents: [], isDueUnread: false };
  if (kind === 'statutory') return { ...common, kind, topic: 'gst', forms: [], isToConfirm: false };
  if (kind === 'providerLate' || kind === 'readRemark') return { ...common, kind, step: '' };
  return { ...common, kind, amount: none };
};

describe('the order of the list', () => {
  it('is the customer’s own business, then what the expert wrote, then what is late, then the law; within each overdue, today, later by date, then without a date by age; then by kind and id [NEED-08]', () => {
    const late = aReading({ id: '40' }, [], [aStep({ dueDate: when('2026-11-18') })]);
    const sources = sourcesOf({
      quotations: some([
        quoted('9', '2026-12-05'),
        quoted('8', '2026-11-20'),
        quoted('7', '', '2026-11-10'),
        quoted('6', '2026-11-21'),
        quoted('5', '2026-11-21', '2026-01-01'),
        quoted('4', ''),
      ]),
      tasks: some([
        due('30', '2026-11-19'),
        due('31', '2026-11-18'),
        due('32', '2026-11-20'),
        due('33', '', '2026-11-09'),
        due('34', '', '2026-11-10'),
        late,
        wrote('50', '2026-11-19'),
        wrote('51', '2026-11-18'),
      ]),
      cart: some(aCart()),
      statutory: lawfully({ due: onDay(20), services: [bought('Books')] }),
      orders: some([aTransaction({ services: ['Books'] })]),
    });
    expect(needsYou(sources, NOW).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
      'uploadDocuments 31',
      'uploadDocuments 30',
      'decideQuotation 8',
      'uploadDocuments 32',
      'decideQuotation 5',
      'decideQuotation 6',
      'decideQuotation 9',
      'uploadDocuments 33',
      'decideQuotation 7',
      'uploadDocuments 34',
      'decideQuotation 4',
      'orderCart ',
      'readRemark 51',
      'readRemark 50',
      'providerLate 40',
      'statutory gst',
    ]);
  });

  it('puts an unpaid order without a date above every reminder, whatever is due [NEED-08]', () => {
    fc.assert(
      fc.property(anySources, (sources) => {
        const kinds = needsYou(sources, NOW).map(({ kind }) => kind);
        const order = kinds.indexOf('payOrder');
        const reminders = (['readRemark', 'providerLate', 'statutory'] as const)
          .map((kind) => kinds.indexOf(kind))
          .filter((at) => at >= 0);
        expect(reminders.every((at) => at > order)).toBe(true);
      }),
    );
  });

  it('breaks ties by kind: an order to pay comes after documents, the cart before a late step', () => {
    const ordered = (
      [
        'decideQuotation',
        'uploadDocuments',
        'payOrder',
        'checkPayment',
        'orderCart',
        'readRemark',
        'providerLate',
        'statutory',
      ] as const
    ).flatMap((kind) => [anEntry(kind, '1'), anEntry(kind, '2')]);
    expect(ordered.toReversed().toSorted(compareEntries)).toEqual(ordered);
  });

  it('is total: two different entries always have one order, and it is that of the list [NEED-08]', () => {
    fc.assert(
      fc.property(anySources, (sources) => {
        const entries = needsYou(sources, NOW);
        for (const [place, one] of entries.entries())
          for (const [other, two] of entries.entries())
            expect(Math.sign(compareEntries(one, two))).toBe(Math.sign(place - other));
      }),
    );
  });

  it('calls overdue exactly what is past its due date, and counts its days from one', () => {
    fc.assert(
      fc.property(anySources, (sources) => {
        for (const { day, distance } of compact(needsYou(sources, NOW).map((entry) => entry.due))) {
          expect(distance.kind === 'overdue').toBe(isPastDue(some({ kind: 'day', day }), NOW));
          expect(distance.kind === 'today' || distance.days > 0).toBe(true);
        }
      }),
    );
  });
});
