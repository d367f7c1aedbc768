import { left, right } from 'fp-ts/Either';
import { none, some } from 'fp-ts/Option';
import { describe, expect, it, vi } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { HttpQuotationGateway } from '../../../src/infrastructure/http/HttpQuotationGateway';
import { quotationId } from '../../../src/domain/quotations/quotation';
import { requestId } from '../../../src/domain/quotations/request';
import { recordedApi } from '../support/recordedApi';
import { over, quotationOnWire, readQuotation, readRequest, requestOnWire } from './quotationGateway';

describe('one quotation reads GET /quotations/{id}', () => {
  it.each([
    ['bare, with its own status', quotationOnWire],
    ['data', { success: true, data: quotationOnWire }],
    ['data.data', { success: true, data: { data: quotationOnWire } }],
  ])('reads it %s', async (_depth, body) => {
    const { quotations, calls } = over(body);
    expect(await quotations.quotation(quotationId('12'))()).toEqual(right(some(readQuotation)));
    expect(calls.map((call) => call.address)).toEqual(['/api/v3/quotations/12']);
  });

  it('rounds an amount that is the rest of a sum, and refuses a power of ten as text', async () => {
    const payment = { payable: 5.6e-14, gst: '1e9', total: 1180.0000000000002 };
    const { quotations } = over({ ...quotationOnWire, payment });
    expect(await quotations.quotation(quotationId('12'))()).toMatchObject(
      right(some({ payable: some(0), gst: none, total: some(118_000) })),
    );
  });

  it.each([
    ['success false', { success: false, message: 'No' }],
    ['success false beside a record', { success: false, data: quotationOnWire }],
    ['success false in a bare record', { success: false, ...quotationOnWire }],
    ['no data', { success: true }],
    ['null', { success: true, data: null }],
    ['an empty list', { success: true, data: [] }],
    ['an empty record', { success: true, data: {} }],
  ])('holds nothing with %s', async (_what, body) => {
    expect(await over(body).quotations.quotation(quotationId('12'))()).toEqual(right(none));
  });

  it('is not found where the server says so', async () => {
    expect(await over({}, 404).quotations.quotation(quotationId('12'))()).toEqual(
      left(gatewayError('NotFound')),
    );
  });

  it('keeps an id inside its own segment', async () => {
    const { quotations, calls } = over({ success: true, data: quotationOnWire });
    await quotations.quotation(quotationId('1 2?x'))();
    expect(calls.map((call) => call.address)).toEqual(['/api/v3/quotations/1%202%3Fx']);
  });
});

describe('a request by its id', () => {
  it('is read as the fallback at GET /quotation-request/{id}, its content under question', async () => {
    const { questions, ...rest } = requestOnWire;
    const { quotations, calls } = over({
      success: true,
      data: { ...rest, question: JSON.stringify(questions) },
    });
    expect(await quotations.requestByQuotationLink(requestId('5'))()).toEqual(right(some(readRequest)));
    expect(calls.map((call) => call.address)).toEqual(['/api/v3/quotation-request/5']);
  });

  it('is read for its own page at GET /user/quotation-request/{id} [REQ-07]', async () => {
    const { quotations, calls } = over({ data: requestOnWire });
    expect(await quotations.request(requestId('5'))()).toEqual(right(readRequest));
    expect(calls).toEqual([{ method: 'GET', address: '/api/v3/user/quotation-request/5', body: '' }]);
  });

  it('is not found where the answer holds nothing', async () => {
    expect(await over({ data: null }).quotations.request(requestId('5'))()).toEqual(
      left(gatewayError('NotFound')),
    );
  });
});

describe('a word that is neither yes nor no', () => {
  it.each(['ok', 'pending', 302])('fails the reading of a detail: %j [QUOT-16]', async (status) => {
    const { quotations } = over({ status, data: { id: 5 } });
    const unread = left(gatewayError('Malformed'));
    expect(await quotations.quotation(quotationId('5'))()).toEqual(unread);
    expect(await quotations.requestByQuotationLink(requestId('5'))()).toEqual(unread);
    expect(await quotations.request(requestId('5'))()).toEqual(unread);
  });
});

describe('a decision is posted to update-quotation-status/{id}', () => {
  const { signal } = new AbortController();

  it('accepts with status 1 and no remarks [QUOT-18]', async () => {
    const { quotations, calls } = over({ status: true, message: 'Thank you.' });
    expect(await quotations.submitDecision(quotationId('12'), { kind: 'accept' }, signal)()).toEqual(
      right('Thank you.'),
    );
    expect(calls).toEqual([
      { method: 'POST', address: '/api/v3/update-quotation-status/12', body: '{"status":1}' },
    ]);
  });

  it('denies with status 2 and remarks [QUOT-20]', async () => {
    const { quotations, calls } = over({ status: 'success' });
    const decision = { kind: 'deny', remarks: 'Too costly' } as const;
    expect(await quotations.submitDecision(quotationId('12'), decision, signal)()).toEqual(right(''));
    expect(calls.map((call) => call.body)).toEqual(['{"status":2,"remarks":"Too costly"}']);
  });

  it('hands on the message of a no, whatever its status code', async () => {
    const no = { status: false, message: 'Expired' };
    const submit = (code: number) =>
      over(no, code).quotations.submitDecision(quotationId('12'), { kind: 'accept' }, signal)();
    expect(await submit(200)).toEqual(left(gatewayError('Rejected', 'Expired')));
    expect(await submit(409)).toEqual(left(gatewayError('Refused', 'Expired')));
  });

  it.each(['', {}, { data: { id: 12 } }])(
    'is not known to have gone through where the answer names no status: %j',
    async (response) => {
      expect(
        await over(response).quotations.submitDecision(quotationId('12'), { kind: 'accept' }, signal)(),
      ).toEqual(left(gatewayError('Malformed')));
    },
  );

  it('is posted once, and never again after a fault', async () => {
    const { quotations, calls } = over({}, 503);
    await quotations.submitDecision(quotationId('12'), { kind: 'accept' }, signal)();
    expect(calls).toHaveLength(1);
  });

  it('passes on the wish to stop', async () => {
    const { api, log } = recordedApi({ status: true });
    const post = vi.spyOn(api, 'post');
    await new HttpQuotationGateway({ api, log }).submitDecision(
      quotationId('12'),
      { kind: 'accept' },
      signal,
    )();
    expect(post).toHaveBeenCalledWith('update-quotation-status/12', { status: 1 }, { signal });
  });
});
