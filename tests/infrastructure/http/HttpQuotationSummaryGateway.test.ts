import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { HttpQuotationSummaryGateway } from '../../../src/infrastructure/http/HttpQuotationSummaryGateway';
import { when } from '../../domain/when';
import { recordedApi } from '../support/recordedApi';

const gatewayOver = (response: unknown) => {
  const { api, log, calls } = recordedApi(response);
  return { gateway: new HttpQuotationSummaryGateway({ api, log }), calls };
};

const quotation = {
  id: 12,
  status: '2',
  items: JSON.stringify([{ name: 'GST Filing' }, { name: 'Book Keeping' }]),
  service_name: 'GST',
  created_at: '2026-11-18',
};

describe('the dashboard’s summary reads GET user/quotations', () => {
  it('reads the list at data.data [QUOT-11]', async () => {
    const { gateway, calls } = gatewayOver({ status: true, data: { data: [quotation] } });
    const read = {
      id: '12',
      names: ['GST Filing', 'Book Keeping'],
      status: 'accepted',
      createdAt: when('2026-11-18'),
    };
    expect(await gateway.summaries()()).toEqual(right([read]));
    expect(calls).toEqual([{ method: 'GET', address: '/api/v3/user/quotations', body: '' }]);
  });

  it('names a quotation after its service where its items cannot be read', async () => {
    const { gateway } = gatewayOver([{ ...quotation, items: '{broken' }]);
    expect(await gateway.summaries()()).toMatchObject(right([{ names: ['GST'] }]));
  });

  it('takes an answer with status false for a no', async () => {
    const { gateway } = gatewayOver({ status: false, message: 'Later', data: [] });
    expect(await gateway.summaries()()).toEqual(left(gatewayError('Rejected', 'Later')));
  });
});

describe('the dashboard’s requests come from GET user/quotation-request', () => {
  it('reads them in the dashboard’s reading of their status', async () => {
    const request = { id: '5', service_name: ' Tax Notice ', status: '1', created_at: '2026-11-18' };
    const { gateway, calls } = gatewayOver({
      status: true,
      data: { data: [request, { ...request, status: null }] },
    });
    const read = { id: '5', serviceName: 'Tax Notice', createdAt: when('2026-11-18') };
    expect(await gateway.dashboardRequests()()).toEqual(
      right([
        { ...read, status: 'processing' },
        { ...read, status: 'unknown' },
      ]),
    );
    expect(calls.map((call) => call.address)).toEqual(['/api/v3/user/quotation-request']);
  });
});
