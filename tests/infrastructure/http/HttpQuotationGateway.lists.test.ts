import { left, right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { incomplete } from '../../../src/domain/received/incomplete';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { paise } from '../../../src/domain/money/money';
import { over, pairs, quotationOnWire, readQuotation, readRequest, requestOnWire } from './quotationGateway';

const depths = (list: unknown): readonly (readonly [string, unknown])[] => [
  ['bare', list],
  ['data', { status: true, data: list }],
  ['data.data', { status: true, data: { data: list } }],
  ['data.data.data', { status: true, data: { data: { data: list } } }],
];

describe('the list reads GET user/quotations', () => {
  it.each(depths([quotationOnWire]))(
    'reads the list at %s, for the dashboard too [QUOT-02] [QUOT-11]',
    async (_depth, body) => {
      const { quotations, calls } = over(body);
      expect(await quotations.quotations()()).toEqual(right([readQuotation]));
      expect(calls).toEqual([{ method: 'GET', address: '/api/v3/user/quotations', body: '' }]);
    },
  );

  it('reads a quotation that has nothing but its id [QUOT-03]', async () => {
    const { quotations } = over({ data: { data: { data: [{ id: '7' }] } } });
    expect(await quotations.quotations()()).toEqual(
      right([
        {
          id: '7',
          status: 'unknown',
          names: [],
          serviceName: '',
          createdAt: none,
          expiresAt: none,
          expertRemarks: '',
          filePath: '',
          payable: none,
          gst: none,
          total: none,
          questions: [],
        },
      ]),
    );
  });

  it.each(['{broken', '[]', 'null', '{"payable":null}', '{"payable":{}}', 7, null])(
    'keeps the quotation with the unreadable payment %j [QUOT-13]',
    async (payment) => {
      const { quotations } = over([{ ...quotationOnWire, payment }]);
      expect(await quotations.quotations()()).toEqual(right([{ ...readQuotation, payable: none }]));
    },
  );

  it('reads the tax, the total, and what was asked before [QKIT-01]', async () => {
    const payment = '{"payable":"1180.00","gst":"180.00","total":"1180.00"}';
    const question = JSON.stringify(pairs);
    const { quotations } = over([{ ...quotationOnWire, payment, question }]);
    const amounts = { gst: some(paise(18_000)), total: some(paise(118_000)) };
    expect(await quotations.quotations()()).toMatchObject(right([{ ...amounts, questions: pairs }]));
  });

  it('reads a payment that comes as an object, with paise', async () => {
    const { quotations } = over([{ ...quotationOnWire, payment: { payable: '1180.50' } }]);
    expect(await quotations.quotations()()).toMatchObject(right([{ payable: some(paise(118_050)) }]));
  });

  it('leaves out what cannot be readQuotation, and says so', async () => {
    const { quotations, log } = over([{ status: 1 }, 'x', quotationOnWire]);
    expect(await quotations.quotations()()).toEqual(right(incomplete([readQuotation])));
    expect(log.failures).toHaveLength(2);
  });

  it('takes an answer with status false for a no', async () => {
    const { quotations } = over({ status: false, message: 'Later' });
    expect(await quotations.quotations()()).toEqual(left(gatewayError('Rejected', 'Later')));
  });
});

describe('the list reads GET user/quotation-request', () => {
  it.each(depths([requestOnWire]))('reads the requests at %s [REQ-01]', async (_depth, body) => {
    const { quotations, calls } = over(body);
    expect(await quotations.requests()()).toEqual(right([readRequest]));
    expect(calls).toEqual([{ method: 'GET', address: '/api/v3/user/quotation-request', body: '' }]);
  });

  it('reads questions as JSON text and as a list alike [REQ-02]', async () => {
    const asText = { ...requestOnWire, questions: JSON.stringify(pairs) };
    const { quotations } = over([requestOnWire, asText]);
    expect(await quotations.requests()()).toEqual(right([readRequest, readRequest]));
  });

  it.each(['{broken', '"x"', 'null', null, 7, {}])(
    'reads no questions from %j [REQ-02]',
    async (questions) => {
      const { quotations } = over([{ ...requestOnWire, questions }]);
      expect(await quotations.requests()()).toEqual(right([{ ...readRequest, questions: [] }]));
    },
  );

  it('joins an answer of several parts, and reads an object as no answer', async () => {
    const questions = [
      { question: 'Which?', answer: ['GST', 'TDS'] },
      { question: 'How many?', answer: 4 },
      { question: 'Why?', answer: { a: 1 } },
    ];
    const { quotations } = over([{ ...requestOnWire, questions }]);
    const answers = ['GST, TDS', '4', ''].map((answer) => ({ answer }));
    expect(await quotations.requests()()).toMatchObject(right([{ questions: answers }]));
  });
});
