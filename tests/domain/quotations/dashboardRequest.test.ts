import * as fc from 'fast-check';
import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  dashboardRequestStatusFromCode,
  dashboardRequests,
} from '../../../src/domain/quotations/dashboardRequest';
import type { DashboardRequest } from '../../../src/domain/quotations/dashboardRequest';
import { requestId } from '../../../src/domain/quotations/request';

const requestsOf = (codes: readonly (number | null)[]): readonly DashboardRequest[] =>
  codes.map((code, index) => ({
    id: requestId(`${index}`),
    serviceName: `Service ${code}`,
    status: dashboardRequestStatusFromCode(code),
    createdAt: none,
  }));

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
    expect(dashboardRequests(requestsOf([7, null]))).toEqual([]);
  });
});

describe('the dashboard lists the first three requests', () => {
  it('keeps status 0 to 3, then takes the first three [REQ-13]', () => {
    const requests = requestsOf([9, 0, 1, 2, 3]);
    expect(dashboardRequests(requests)).toEqual(requests.slice(1, 4));
  });

  it('lists a part of what is kept, in its order, and all of it when there are no more than three', () => {
    const codes = fc.array(fc.oneof(fc.integer({ min: -1, max: 5 }), fc.constant(null)), { maxLength: 12 });
    fc.assert(
      fc.property(codes, (given) => {
        const requests = requestsOf(given);
        const kept = requests.filter((_, index) => [0, 1, 2, 3].some((code) => code === given[index]));
        const listed = dashboardRequests(requests);
        expect(listed).toHaveLength(Math.min(3, kept.length));
        expect(listed.every((request, index) => request === kept[index])).toBe(true);
      }),
    );
  });
});
