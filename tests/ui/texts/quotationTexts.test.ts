import { describe, expect, it } from 'vitest';
import { dashboardRequestStatusFromCode } from '../../../src/domain/quotations/dashboardRequest';
import { type DetailSubject, detailReading } from '../../../src/domain/quotations/detail';
import { QUOTATION_TURNAROUND } from '../../../src/domain/quotations/limits';
import { quotationStatusFromCode } from '../../../src/domain/quotations/quotation';
import { requestStatusFromCode } from '../../../src/domain/quotations/request';
import { summaryStatusOf } from '../../../src/domain/quotations/summaryStatus';
import { texts } from '../../../src/ui/texts/texts';
import { aQuotation, aRequest } from '../../domain/quotations/builders';

const dashboardWords = (code: number | null): string =>
  texts().quotationSummary.requestStatuses[dashboardRequestStatusFromCode(code)];

const detailWords = (subject: DetailSubject): string => {
  const reading = detailReading(subject);
  return reading.kind === 'decide' ? '' : texts().quotation.detailStatuses[reading.status];
};
const quotationWords = (code: number): string =>
  detailWords({ kind: 'quotation', quotation: aQuotation({ status: quotationStatusFromCode(code) }) });
const requestWords = (code: number): string =>
  detailWords({ kind: 'request', request: aRequest({ status: requestStatusFromCode(code) }) });

describe("The texts of a request's status on the dashboard", () => {
  it("show for 0 'Your request is under process and it may take some time' [REQ-10]", () => {
    expect(dashboardWords(0)).toBe('Your request is under process and it may take some time');
  });

  it("show for 1 'Processing', for 2 'Quotation Accepted', for 3 'Quotation Rejected' [REQ-11]", () => {
    expect([1, 2, 3].map(dashboardWords)).toEqual(['Processing', 'Quotation Accepted', 'Quotation Rejected']);
  });

  it("show for any other 'Unknown Status' [REQ-12]", () => {
    expect([7, null].map(dashboardWords)).toEqual(['Unknown Status', 'Unknown Status']);
  });
});

describe("The texts of a quotation's status", () => {
  it("are six in the dashboard's summary, which has its own reading [QUOT-10]", () => {
    expect(
      [0, 1, 2, 3, 4, 5].map(
        (code) => texts().quotationSummary.statuses[summaryStatusOf(quotationStatusFromCode(code))],
      ),
    ).toEqual(['Pending for Approval', 'Accepted', 'Accepted', 'Paid', 'Cancelled', 'Expired']);
  });

  it('name each status in the list', () => {
    expect(
      [0, 1, 2, 3, 4, 5, 9].map((code) => texts().quotation.statuses[quotationStatusFromCode(code)]),
    ).toEqual([
      'Pending for Approval',
      'Accepted',
      'Rejected',
      'Paid',
      'Cancelled',
      'Expired',
      'Unknown Status',
    ]);
  });

  it('are shown alone in the detail when there is nothing to decide [QUOT-24]', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(quotationWords)).toEqual([
      '',
      'Accepted',
      'Rejected',
      'Paid',
      'Cancelled',
      'Expired',
      'Unknown Status',
    ]);
    expect([0, 1, 2, 9].map(requestWords)).toEqual([
      'Request In Progress',
      'Accepted',
      'Rejected',
      'Unknown Status',
    ]);
  });
});

describe("The texts of a request's status in the list", () => {
  it('name each status, and the turnaround of one under process [REQ-03] [CONF-02]', () => {
    expect(
      [0, 1, 2, 9].map((code) => texts().quotation.requestStatuses[requestStatusFromCode(code)]),
    ).toEqual(['In Progress', 'Used', 'Denied', 'Unknown Status']);
    const { from, to } = QUOTATION_TURNAROUND;
    expect(texts().quotation.underProcess(from, to)).toBe('Under process, 1-2 working days');
  });
});
