/** How well something stands, from worst to best. */
export type ScoreTone = 'concern' | 'attention' | 'good';

/** What the score looks at. */
export interface ScoreCriterion {
  readonly title: string;
  readonly explanation: string;
}

/** How one service stands. */
export interface ScoreSummary {
  readonly service: string;
  readonly text: string;
  readonly tone: ScoreTone;
}

/** The static tax-fitness score (section 2); its criteria are a neutral list, since none is shown (AMB-43). */
export const taxScore: {
  readonly score: number;
  readonly outOf: number;
  readonly criteria: readonly ScoreCriterion[];
  readonly summaries: readonly ScoreSummary[];
} = {
  score: 50,
  outOf: 100,
  criteria: [
    { title: 'Returns filed on time', explanation: 'Income tax and GST returns filed by their due dates.' },
    {
      title: 'Tax deducted and deposited',
      explanation: 'TDS deducted, deposited and reported every quarter.',
    },
    { title: 'Advance tax paid', explanation: 'Instalments paid in the four quarters of the year.' },
    { title: 'Books kept up to date', explanation: 'Income, expenses and invoices recorded month by month.' },
    { title: 'Notices answered', explanation: 'No open notice or demand of the tax department.' },
  ],
  summaries: [
    { service: 'Accounting', text: 'Concern', tone: 'concern' },
    { service: 'TDS', text: 'Need Attention', tone: 'attention' },
    { service: 'GST', text: 'Everything looks good', tone: 'good' },
  ],
};
