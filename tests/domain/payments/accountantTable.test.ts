import fc from 'fast-check';
import { LONGEST_NAME_BYTES } from '../../../src/domain/documents/limits';
import { isNone, none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { stateByCode, stateByName } from '../../../src/domain/india/states';
import { paise } from '../../../src/domain/money/money';
import { accountantTable } from '../../../src/domain/payments/accountantTable';
import { csvText } from '../../../src/domain/payments/csv';
import { invoicesOf } from '../../../src/domain/payments/invoice';
import { paymentsOf } from '../../../src/domain/payments/payments';
import type { Transaction } from '../../../src/domain/transactions/transaction';
import { aTransaction } from '../transactions/aTransaction';
import { runs } from '../../runs';
import { when } from '../when';
import { anyOrders } from './arbitraries';
import { parsedCsv } from './parsedCsv';

const headings = [
  'Date',
  'Order',
  'Taxable value',
  'GST',
  'Total',
  'Payment',
  'Invoice',
  'Services',
  'Paid',
  'Due',
  'CGST',
  'SGST',
  'IGST',
];
const words = { headings, stateOf: ({ paymentText }: Transaction) => paymentText };
const maharashtra = stateByCode('MH');
const tableOf = (orders: readonly Transaction[], supplier = maharashtra) =>
  parsedCsv(csvText(accountantTable(orders, supplier, words)));
const namesOf = (orders: readonly Transaction[]) => invoicesOf(orders).map(({ fileName }) => fileName);
const amount = (rupees: string | undefined): number => Math.round(Number(rupees) * 100);

const paidAndDueOf = (given: Parameters<typeof aTransaction>[0]) =>
  tableOf([aTransaction(given)])[1]?.slice(8, 10);

const partsOf = (state: string, gst: number, supplier = maharashtra) => {
  const order = aTransaction({ billingState: stateByName(state), gst: some(paise(gst)) });
  return tableOf([order], supplier)[1]?.slice(10);
};

describe('the table for the accountant', () => {
  it('has a row for each order, oldest first, with plain amounts and ISO dates [MONEY-05]', () => {
    const orders = [
      aTransaction({
        id: '2',
        orderId: 'ORD-2',
        createdAt: when('2026-04-01T00:10'),
        payment: 'failed',
        paymentText: 'Failed',
      }),
      aTransaction({
        id: '1',
        orderId: 'ORD-1',
        createdAt: when('2026-03-31T18:29:59Z'),
        subTotal: some(paise(123_456_789)),
        gst: some(paise(22_222_222)),
        total: some(paise(145_679_011)),
        services: ['GST Filing', 'Audit'],
        invoicePath: '',
      }),
    ];
    expect(csvText(accountantTable(orders, maharashtra, words))).toBe(
      [
        '\uFEFFDate,Order,Taxable value,GST,Total,Payment,Invoice,Services,Paid,Due,CGST,SGST,IGST',
        '2026-03-31,ORD-1,1234567.89,222222.22,1456790.11,Success,,"GST Filing, Audit",1456790.11,,,,',
        '2026-04-01,ORD-2,1000.00,180.00,1180.00,Failed,2026-04-01 ORD-2.pdf,,,,,,',
        '',
      ].join('\r\n'),
    );
  });

  it('leaves an amount empty that is not known, and takes the subtotal less the discount for a missing total', () => {
    const [, row] = tableOf([
      aTransaction({ total: none, gst: none, subTotal: some(paise(100_000)), discount: some(paise(5)) }),
    ]);
    expect(row?.slice(2, 5)).toEqual(['999.95', '', '']);
    const [, unknown] = tableOf([aTransaction({ total: none, subTotal: none })]);
    expect(unknown?.slice(2, 5)).toEqual(['', '180.00', '']);
  });

  it('leaves the date of an order empty that has none, and marks amounts apart from texts', () => {
    const [, row] = accountantTable(
      [aTransaction({ createdAt: none, orderId: 'ORD-1' })],
      maharashtra,
      words,
    );
    expect(row?.slice(0, 7)).toEqual([
      { kind: 'text', text: '' },
      { kind: 'text', text: 'ORD-1' },
      { kind: 'amount', amount: some(100_000) },
      { kind: 'amount', amount: some(18_000) },
      { kind: 'amount', amount: some(118_000) },
      { kind: 'text', text: 'Success' },
      { kind: 'text', text: 'ORD-1.pdf' },
    ]);
  });

  it('writes nothing as 0.00, and takes a missing discount for none', () => {
    const [, row] = tableOf([aTransaction({ total: some(paise(0)), gst: some(paise(0)) })]);
    expect(row?.slice(2, 5)).toEqual(['0.00', '0.00', '0.00']);
    const [, full] = tableOf([aTransaction({ total: none, discount: none })]);
    expect(full?.[2]).toBe('1000.00');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])(
    'never lets the text %j run as a formula [MONEY-05]',
    (text) => {
      const [, row] = tableOf([
        aTransaction({ orderId: text, paymentText: text, services: [text, 'Audit'] }),
      ]);
      expect([row?.[1], row?.[5], row?.[7]]).toEqual([`'${text}`, `'${text}`, `'${text}, Audit`]);
    },
  );

  it('keeps an amount below zero a number [MONEY-05]', () => {
    const [, row] = tableOf([aTransaction({ total: some(paise(-105)), gst: some(paise(-5)) })]);
    expect(row?.slice(2, 5)).toEqual(['-1.00', '-0.05', '-1.05']);
  });

  it('reads back with the same figures and texts, whatever they are [MONEY-05]', () => {
    const texts = fc.string({ unit: 'binary', maxLength: 12 });
    const wild = fc.tuple(anyOrders, fc.array(texts, { minLength: 1 }));
    fc.assert(
      fc.property(wild, ([given, ids]) => {
        const named = given.map((order, place): Transaction => {
          const text = ids[place % ids.length] ?? '';
          return { ...order, ...aTransaction({ ...order, orderId: text, paymentText: `"${text}",\r\n` }) };
        });
        for (const { orders, sums } of paymentsOf(named).years) {
          const [head, ...rows] = tableOf(orders);
          expect(head).toEqual(headings);
          const expected = orders.toReversed();
          expect(rows.map((row) => row[4])).toEqual(
            expected.map(({ total }) => (isNone(total) ? '' : (total.value / 100).toFixed(2))),
          );
          for (const [place, row] of rows.entries()) {
            const { orderId: text = '', paymentText } = expected[place] ?? {};
            expect(row).toHaveLength(headings.length);
            expect([text, `'${text}`]).toContain(row[1]);
            expect([paymentText, `'${paymentText}`]).toContain(row[5]);
            const isKnown = row[3] !== '' && row[4] !== '';
            expect(isKnown ? amount(row[2]) + amount(row[3]) : 0).toBe(isKnown ? amount(row[4]) : 0);
          }
          expect(sums.counted).toBeLessThanOrEqual(rows.length);
        }
      }),
      { numRuns: runs(30) },
    );
  });
});

describe('what was paid and is due, for the accountant', () => {
  it('is the part that was paid and the rest, where the order says so [MONEY-05]', () => {
    expect(paidAndDueOf({ paid: some(paise(59_000)), due: some(paise(59_000)) })).toEqual([
      '590.00',
      '590.00',
    ]);
    expect(paidAndDueOf({})).toEqual(['1180.00', '']);
  });

  it('is empty of an order that was not paid, or whose amount cannot be read [MONEY-05]', () => {
    expect(paidAndDueOf({ payment: 'refunded' })).toEqual(['', '']);
    expect(paidAndDueOf({ total: none })).toEqual(['', '']);
  });
});

describe('the parts of GST, for the accountant', () => {
  it('are halves within one state, and one tax between states [MONEY-05]', () => {
    expect(partsOf('Maharashtra', 18_000)).toEqual(['90.00', '90.00', '0.00']);
    expect(partsOf('Karnataka', 18_000)).toEqual(['0.00', '0.00', '180.00']);
  });

  it('are empty where a state, the GST or equal halves are not known [MONEY-05]', () => {
    const unknown = ['', '', ''];
    expect(partsOf('', 18_000)).toEqual(unknown);
    expect(partsOf('Maharashtra', 18_000, none)).toEqual(unknown);
    expect(partsOf('Maharashtra', 18_001)).toEqual(unknown);
    expect(tableOf([aTransaction({ billingState: maharashtra, gst: none })])[1]?.slice(10)).toEqual(unknown);
  });
});

describe('the name of an invoice', () => {
  it('is the day and the Transaction ID, with the ending of the stored file [MONEY-05]', () => {
    expect(
      namesOf([
        aTransaction({ orderId: 'ORD-1' }),
        aTransaction({ orderId: 'ORD-2', invoicePath: 'a/b.c/9f.HTML' }),
        aTransaction({ orderId: 'ORD-3', invoicePath: 'a/b.c/9f' }),
        aTransaction({ orderId: 'ORD-4', invoicePath: '' }),
        aTransaction({ orderId: 'ORD-5', invoicePath: 'a/b.c/d' }),
      ]),
    ).toEqual([
      '2026-11-20 ORD-1.pdf',
      '2026-11-20 ORD-2.html',
      '2026-11-20 ORD-3.pdf',
      '2026-11-20 ORD-5.pdf',
    ]);
  });

  it('is a name that every file system takes, and no other invoice has', () => {
    expect(
      namesOf(
        ['../../etc', 'a:b', 'A?B', 'a-b', `x\u202Efdp.exe\u0000`].map((id) => aTransaction({ orderId: id })),
      ),
    ).toEqual([
      '2026-11-20 ..-..-etc.pdf',
      '2026-11-20 a-b.pdf',
      '2026-11-20 A-B (2).pdf',
      '2026-11-20 a-b (3).pdf',
      '2026-11-20 x-fdp.exe-.pdf',
    ]);
    expect(namesOf([aTransaction({ orderId: 'x'.repeat(400) })])[0]).toHaveLength(
      '.pdf'.length + LONGEST_NAME_BYTES,
    );
  });
});
