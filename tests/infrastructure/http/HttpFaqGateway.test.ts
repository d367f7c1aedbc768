import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { incomplete } from '../../../src/domain/received/incomplete';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { HttpFaqGateway } from '../../../src/infrastructure/http/HttpFaqGateway';
import { subServiceId } from '../../../src/domain/catalogue/service';
import { recordedApi } from '../support/recordedApi';

const faqs = [
  { id: 1, title: 'How long?', content: '<b>A week</b>' },
  { id: '2', title: 'How much?', content: null },
];

describe('questions and answers of a sub-service', () => {
  it.each([
    ['bare', faqs],
    ['under data', { status: true, data: faqs }],
    ['under data.data', { data: { data: faqs } }],
  ])('come %s from GET /faqs/{subServiceId} [SERV-10]', async (_, response) => {
    const { api, log, calls } = recordedApi(response);
    expect(await new HttpFaqGateway({ api, log }).faqsOf(subServiceId('16'))()).toEqual(
      right([
        { id: '1', title: 'How long?', content: '<b>A week</b>' },
        { id: '2', title: 'How much?', content: '' },
      ]),
    );
    expect(calls).toEqual([{ method: 'GET', address: '/api/v3/faqs/16', body: '' }]);
  });

  it('leave out an unreadable one and log it', async () => {
    const { api, log } = recordedApi([{ title: 'Nameless' }, faqs[0]]);
    const read = await new HttpFaqGateway({ api, log }).faqsOf(subServiceId('16'))();
    expect(read).toMatchObject({ right: incomplete([{ id: '1' }]) });
    expect(log.failures).toEqual(['Left out one FAQ that could not be read.']);
  });

  it('fail when the response says no, whatever else it contains', async () => {
    const { api, log } = recordedApi({ status: false, message: 'Gone', data: [] });
    expect(await new HttpFaqGateway({ api, log }).faqsOf(subServiceId('16'))()).toEqual(
      left(gatewayError('Rejected', 'Gone')),
    );
  });
});
