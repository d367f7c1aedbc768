/** How long a requested quotation takes, in working days (REQ-03). */
export const QUOTATION_TURNAROUND = { from: 1, to: 2 } as const;

/** How many quotation requests the dashboard lists (REQ-13). */
export const DASHBOARD_REQUESTS = 3;

/** How long the message of a decision stands before the page reloads; a reload at once would swallow it (AMB-20). */
export const DECISION_RELOAD_MS = 1500;
