import { describe, expect, it } from 'vitest';
import { stepStatusFromCode } from '../../../src/domain/work/stepStatus';
import { texts } from '../../../src/ui/texts/texts';

const stepWords = (code: number | null): string => texts().work.stepStatuses[stepStatusFromCode(code)];

describe("The texts of a tracking step's status", () => {
  it("show for 0 'Not Started', for 1 'In Progress', for 2 'Complete' [TASK-03]", () => {
    expect([0, 1, 2].map(stepWords)).toEqual(['Not Started', 'In Progress', 'Complete']);
  });

  it("show for any other 'Unknown Status' [TASK-04]", () => {
    expect([3, 7, null].map(stepWords)).toEqual(['Unknown Status', 'Unknown Status', 'Unknown Status']);
  });
});

describe("The labels of the dashboard's tabs", () => {
  it("label quickAccess 'Work Status' [DASH-03]", () => {
    expect(texts().dashboard.tabLabels).toEqual({
      overview: 'Overview',
      quickAccess: 'Work Status',
      transactions: 'Transactions',
    });
  });
});
