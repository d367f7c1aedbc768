export const BLOGS = [
  {
    slug: 'old-or-new-regime',
    days: 2,
    category: 'Income Tax',
    title: 'Old or new tax regime: how to choose',
    body: 'The new regime has lower rates and fewer deductions. The old one rewards rent, home loans and savings.\nAdd up what you really claim in a year. If it is less than the difference in tax, the new regime is the simpler choice.',
  },
  {
    slug: 'gst-input-credit',
    days: 6,
    category: 'GST',
    title: 'Five reasons your input credit does not match',
    body: 'A supplier who files late, a wrong GSTIN on an invoice, a credit note that was forgotten: most differences are small and repeated.\nReconcile every month, not once a year.',
  },
  {
    slug: 'tds-on-rent',
    days: 11,
    category: 'TDS',
    title: 'TDS on rent: who deducts, how much and when',
    body: 'Whoever pays more than the limit deducts tax, individuals too.\nPay it by the 30th of the following month and hand over Form 16C.',
  },
  {
    slug: 'company-or-llp',
    days: 17,
    category: 'Startup',
    title: 'Private limited company or LLP?',
    body: 'Investors want shares, so a company. Professionals who share profits often do better with an LLP.\nCompare the yearly filings before you decide.',
  },
  {
    slug: 'books-for-small-business',
    days: 24,
    category: 'Accounting',
    title: 'Book keeping for a small business in one hour a week',
    body: 'Keep one bank account for the business, photograph every bill, and post once a week.\nYour accountant does the rest.',
  },
  {
    slug: 'trademark-classes',
    days: 33,
    category: 'Legal',
    title: 'Choosing the right trademark class',
    body: 'A mark protects what you name in the application and nothing else.\nThink of what you will sell in five years, not only today.',
  },
] as const;
