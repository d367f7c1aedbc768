/** How long a requested quotation takes (section 9). */
export const TURNAROUND_TEXT = '1-2 working days';

/** How many quotation requests the dashboard lists (section 9). */
export const DASHBOARD_REQUESTS = 3;
