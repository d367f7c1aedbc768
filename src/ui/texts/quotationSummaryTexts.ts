/** Words of the dashboard's quotations and requests; those of the specification letter for letter. */
export const quotationSummaryTexts = {
  title: 'Quotations',
  viewAll: 'View all',
  loading: 'Loading...',
  empty: 'No quotations available.',
  failed: 'Failed to fetch quotations. Please try again later.',
  requests: 'Requested Quotations',
  requestsFailed: 'Failed to fetch requested quotations. Please try again later.',
  reference: (id: string): string => `#QR${id}`,
  unnamed: 'Quotation',
} as const;
