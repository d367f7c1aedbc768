/** How long a requested quotation takes (section 9). */
export const TURNAROUND_TEXT = '1-2 working days';

/** How many quotation requests the dashboard lists (section 9). */
export const DASHBOARD_REQUESTS = 3;

/** How long the message of a decision stands before the page reloads; a reload at once would swallow it (AMB-20). */
export const VERDICT_RELOAD_MS = 1500;
