import { right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { HttpDashboardRequestGateway } from '../../../src/infrastructure/http/HttpDashboardRequestGateway';
import { when } from '../../domain/when';
import { recordedApi } from '../support/recordedApi';

const gatewayOver = (response: unknown) => {
  const { api, log, calls } = recordedApi(response);
  return { gateway: new HttpDashboardRequestGateway({ api, log }), calls };
};

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
