import { act, screen, within } from '@testing-library/react';
import { type Either, left } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { type GatewayError, gatewayError } from '../../../src/application/ports/gatewayError';
import {
  type DashboardRequest,
  dashboardRequestStatusFromCode,
} from '../../../src/domain/quotations/dashboardRequest';
import { requestId } from '../../../src/domain/quotations/request';
import type { Transaction } from '../../../src/domain/transactions/transaction';
import { when } from '../../domain/when';
import { aBackend } from './aBackend';
import { openDashboard } from './openDashboard';

const requestOf = (code: number): DashboardRequest => ({
  id: requestId(String(code + 50)),
  serviceName: `Service ${code}`,
  status: dashboardRequestStatusFromCode(code),
  createdAt: when('2026-11-18'),
});

const openWith = (codes: readonly number[]) => {
  const backend = aBackend();
  backend.requests.all = codes.map(requestOf);
  return openDashboard(backend);
};

const entries = async (): Promise<readonly (string | null)[]> => {
  const block = within(await screen.findByRole('region', { name: 'Requested Quotations' }));
  return (await block.findAllByRole('link')).map((link) => link.textContent);
};

describe("the dashboard's block of quotation requests", () => {
  it('keeps the requests of status 0 to 3 and lists the first three [REQ-13]', async () => {
    openWith([9, 0, 1, 2, 3]);
    expect(await entries()).toEqual([
      'Service 0 Request #QR50 Your request is under process and it may take some time',
      'Service 1 Request #QR51 Processing',
      'Service 2 Request #QR52 Quotation Accepted',
    ]);
  });

  it('shows a rejected request', async () => {
    openWith([3]);
    expect(await entries()).toEqual(['Service 3 Request #QR53 Quotation Rejected']);
  });

  it.each([[[9, 4]], [[]]])('is hidden when no request of %j is kept [REQ-14]', async (codes) => {
    openWith(codes);
    await screen.findByText('GST Filing');
    expect(screen.queryByText('Requested Quotations')).toBeNull();
    expect(screen.queryByText(/Service/, { selector: '.portal-summary-name' })).toBeNull();
  });

  it('waits for the orders, and says nothing of what may be paid where they cannot be read [HOME-06]', async () => {
    const backend = aBackend();
    backend.requests.all = [0, 1, 2].map(requestOf);
    const orders = Promise.withResolvers<Either<GatewayError, readonly Transaction[]>>();
    backend.transactions.all = () => () => orders.promise;
    openDashboard(backend);
    await screen.findByRole('region', { name: 'Requested Quotations' });
    await screen.findByText('GST Filing');
    expect(screen.queryByText('Service 2')).toBeNull();
    act(() => orders.resolve(left(gatewayError('ServerFault'))));
    expect(await entries()).toEqual(['Service 2 Request #QR52 Quotation Accepted']);
  });

  it('links each entry to its read-only page', async () => {
    const { user, address } = openWith([0]);
    await user.click(await screen.findByRole('link', { name: /Service 0/ }));
    expect(address()).toBe('/quotations/50');
  });
});
