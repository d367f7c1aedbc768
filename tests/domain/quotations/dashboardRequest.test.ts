import * as fc from 'fast-check';
import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  dashboardRequestStatusFromCode,
  dashboardRequests,
} from '../../../src/domain/quotations/dashboardRequest';
import type { DashboardRequest, Outcomes } from '../../../src/domain/quotations/dashboardRequest';
import { incomplete } from '../../../src/domain/received/incomplete';
import { requestId } from '../../../src/domain/quotations/request';
import { aTransaction } from '../transactions/aTransaction';
import { when } from '../when';
import { aQuotation } from './builders';

const requestsOf = (codes: readonly (number | null)[]): readonly DashboardRequest[] =>
  codes.map((code, index) => ({
    id: requestId(`${index}`),
    serviceName: `Service ${code}`,
    status: dashboardRequestStatusFromCode(code),
    createdAt: none,
  }));

const nothing: Outcomes = { quotations: [], orders: [] };

describe('quotation request status on the dashboard', () => {
  it('reads 0 as under process [REQ-10]', () => {
    expect(dashboardRequestStatusFromCode(0)).toBe('underProcess');
  });

  it('reads 1 as processing, 2 accepted, 3 rejected [REQ-11]', () => {
    expect([1, 2, 3].map(dashboardRequestStatusFromCode)).toEqual(['processing', 'accepted', 'rejected']);
  });

  it('reads any other as unknown, which is never listed [REQ-12]', () => {
    expect([7, 4, -1, null].map(dashboardRequestStatusFromCode)).toEqual(
      Array.from({ length: 4 }, () => 'unknown'),
    );
    expect(dashboardRequests(requestsOf([7, null]), nothing)).toEqual([]);
  });
});

describe('the dashboard lists the first three requests', () => {
  it('keeps status 0 to 3, then takes the first three [REQ-13]', () => {
    const requests = requestsOf([9, 0, 1, 2, 3]);
    expect(dashboardRequests(requests, nothing)).toEqual(requests.slice(1, 4));
  });

  it('lists a part of what is kept, in its order, and all of it when there are no more than three', () => {
    const codes = fc.array(fc.oneof(fc.integer({ min: -1, max: 5 }), fc.constant(null)), { maxLength: 12 });
    fc.assert(
      fc.property(codes, (given) => {
        const requests = requestsOf(given);
        const kept = requests.filter((_, index) => [0, 1, 2, 3].some((code) => code === given[index]));
        const listed = dashboardRequests(requests, nothing);
        expect(listed).toHaveLength(Math.min(3, kept.length));
        expect(listed.every((request, index) => request === kept[index])).toBe(true);
      }),
    );
  });
});

const asked = (serviceName: string, on: string, id = '1'): DashboardRequest => ({
  id: requestId(id),
  serviceName,
  status: 'processing',
  createdAt: when(on),
});
const gst = asked('GST Refund', '2026-11-10');
const isListed = (outcomes: Partial<Outcomes>, request = gst): boolean =>
  dashboardRequests([request], { ...nothing, ...outcomes }).length === 1;
const quoted = (name: string, on: string) => [
  aQuotation({ serviceName: name, names: [name], createdAt: when(on) }),
];
const ordered = (name: string, on: string, payment: 'success' | 'otherwise' = 'success') => [
  aTransaction({ services: [name], createdAt: when(on), payment }),
];

describe('a request on the dashboard', () => {
  it('is left out once a quotation for its service was made, or an order paid [HOME-06]', () => {
    expect(isListed({})).toBe(true);
    expect(isListed({ quotations: quoted('gst  refund', '2026-11-12') })).toBe(false);
    expect(isListed({ quotations: quoted('GST Refund', '2026-11-10') })).toBe(false);
    expect(isListed({ orders: ordered('GST Refund', '2026-11-12') })).toBe(false);
  });

  it('is left out too where its service is one of several [HOME-06]', () => {
    const names = ['Income Tax Return', 'GST Refund'];
    const createdAt = when('2026-11-12');
    expect(isListed({ quotations: [aQuotation({ names, createdAt })] })).toBe(false);
    expect(isListed({ orders: [aTransaction({ services: names, createdAt, payment: 'success' })] })).toBe(
      false,
    );
  });

  it('is left out too where the items of its quotation are named otherwise [HOME-06]', () => {
    const quotation = aQuotation({
      serviceName: 'GST Refund',
      names: ['Professional fee'],
      createdAt: when('2026-11-12'),
    });
    expect(isListed({ quotations: [quotation] })).toBe(false);
  });

  it('stays beside what was made before it, for another service, or not paid [HOME-06]', () => {
    expect(isListed({ quotations: quoted('GST Refund', '2026-11-09') })).toBe(true);
    expect(isListed({ quotations: quoted('GST', '2026-11-12') })).toBe(true);
    expect(isListed({ orders: ordered('GST Refund', '2026-11-12', 'otherwise') })).toBe(true);
    expect(isListed({ orders: ordered('GST Refund', '2026-11-09') })).toBe(true);
  });

  it('stays where a date is not known, since nothing is known then [HOME-06]', () => {
    expect(isListed({ quotations: quoted('GST Refund', '') })).toBe(true);
    expect(isListed({ quotations: quoted('GST Refund', '2026-11-12') }, { ...gst, createdAt: none })).toBe(
      true,
    );
  });

  it('is left out as used while its quotation is not read, when nothing else is known of it [HOME-06]', () => {
    expect(isListed({ quotations: undefined })).toBe(false);
    expect(isListed({ quotations: incomplete([]) })).toBe(false);
    expect(isListed({ quotations: undefined }, { ...gst, status: 'underProcess' })).toBe(true);
  });

  it.each(['underProcess', 'processing'] as const)(
    'is left out as %s while the orders that may have paid it are not read, or not in full [HOME-06]',
    (status) => {
      expect(isListed({ orders: undefined }, { ...gst, status })).toBe(false);
      expect(isListed({ orders: incomplete([]) }, { ...gst, status })).toBe(false);
      expect(isListed({ orders: [] }, { ...gst, status })).toBe(true);
    },
  );

  it('stays beside orders that are not read where it was accepted or rejected', () => {
    expect(isListed({ orders: undefined }, { ...gst, status: 'accepted' })).toBe(true);
    expect(isListed({ orders: undefined }, { ...gst, status: 'rejected' })).toBe(true);
  });

  it('leaves its place among the three to the next [HOME-06]', () => {
    const all = ['A', 'B', 'C', 'D'].map((name, index) => asked(name, '2026-11-10', String(index)));
    const listed = dashboardRequests(all, { ...nothing, quotations: quoted('B', '2026-11-11') });
    expect(listed.map(({ serviceName }) => serviceName)).toEqual(['A', 'C', 'D']);
  });
});
