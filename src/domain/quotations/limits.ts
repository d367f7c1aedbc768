/** How long a requested quotation takes, in working days (REQ-03). */
export const QUOTATION_TURNAROUND = { from: 1, to: 2 } as const;

/** How many quotation requests the dashboard lists (REQ-13). */
export const DASHBOARD_REQUESTS = 3;

/** Milliseconds that the message of a decision is shown before the page reloads (AMB-20). */
export const DECISION_RELOAD_MS = 1500;
