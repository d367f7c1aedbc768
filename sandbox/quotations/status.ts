/** The codes of a quotation's status in list and detail (QUOT-04). */
export const QUOTATION_STATUS = { pending: 0, accepted: 1, denied: 2, paid: 3, expired: 5 } as const;
