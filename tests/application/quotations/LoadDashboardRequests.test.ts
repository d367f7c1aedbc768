import { isLeft, right } from 'fp-ts/Either';
import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { LoadDashboardRequests } from '../../../src/application/quotations/LoadDashboardRequests';
import type {
  DashboardRequest,
  DashboardRequestStatus,
} from '../../../src/domain/quotations/dashboardRequest';
import { requestId } from '../../../src/domain/quotations/request';
import { InMemoryDashboardRequestGateway } from '../../doubles/InMemoryDashboardRequestGateway';

const request = (id: string, status: DashboardRequestStatus): DashboardRequest => ({
  id: requestId(id),
  serviceName: 'Tax Notice Reply',
  status,
  createdAt: none,
});

describe('the dashboard’s requests are loaded', () => {
  it('keeps the known ones and gives the first three', async () => {
    const first = [request('1', 'underProcess'), request('2', 'accepted'), request('3', 'rejected')];
    const all = [request('0', 'unknown'), ...first, request('4', 'processing')];
    const gateway = new InMemoryDashboardRequestGateway(all);
    expect(await new LoadDashboardRequests({ requests: gateway }).execute()).toEqual(right(first));
  });

  it('passes on a failure', async () => {
    const gateway = new InMemoryDashboardRequestGateway();
    gateway.fail();
    expect(isLeft(await new LoadDashboardRequests({ requests: gateway }).execute())).toBe(true);
  });
});
