import type { ScoreCriterion, ScoredService, ScoreTone } from '../../../domain/score/score';

const criterionTexts: Readonly<
  Record<ScoreCriterion, { readonly title: string; readonly explanation: string }>
> = {
  returns: {
    title: 'Returns filed on time',
    explanation: 'Income tax and GST returns filed by their due dates.',
  },
  deductions: {
    title: 'Tax deducted and deposited',
    explanation: 'TDS deducted, deposited and reported every quarter.',
  },
  advanceTax: {
    title: 'Advance tax paid',
    explanation: 'Instalments paid on time in all four quarters.',
  },
  books: {
    title: 'Books kept up to date',
    explanation: 'Income, expenses and invoices recorded every month.',
  },
  notices: {
    title: 'Notices replied to',
    explanation: 'No pending notice or demand from the tax department.',
  },
};

const serviceNames: Readonly<Record<ScoredService, string>> = {
  accounting: 'Accounting',
  tds: 'TDS',
  gst: 'GST',
};

const standings: Readonly<Record<ScoreTone, string>> = {
  concern: 'Concern',
  attention: 'Need Attention',
  good: 'Everything looks good',
};

/** Texts of the static score page (SCORE-02, SCORE-03). */
export const score = {
  lead: 'Your tax and compliance health at a glance.',
  yourScore: 'Your score',
  outOf: (outOf: number): string => `out of ${outOf}`,
  gauge: (reached: number, outOf: number): string => `Score ${reached} of ${outOf}`,
  rating: 'You are halfway there. To raise your score, first fix what is marked under “Your services”.',
  services: 'Your services',
  criteria: 'How your score is worked out',
  criterionTexts,
  serviceNames,
  standings,
};
