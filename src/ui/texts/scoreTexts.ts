import type { ScoreCriterion, ScoredService, ScoreTone } from '../../domain/score/score';
import { inLanguage } from './language';

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
    explanation: 'Instalments paid in the four quarters of the year.',
  },
  books: {
    title: 'Books kept up to date',
    explanation: 'Income, expenses and invoices recorded month by month.',
  },
  notices: {
    title: 'Notices answered',
    explanation: 'No open notice or demand of the tax department.',
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

/** Words of the static score page (section 2). */
export const scoreTexts = inLanguage('score', {
  title: 'Tax fitness score',
  lead: 'How well your tax and compliance matters stand at a glance.',
  yourScore: 'Your score',
  outOf: (outOf: number): string => `out of ${outOf}`,
  gauge: (score: number, outOf: number): string => `Score ${score} of ${outOf}`,
  verdict: 'Halfway there. Settle what is marked under “Your services” to raise it the most.',
  services: 'Your services',
  criteria: 'What the score looks at',
  criterionTexts,
  serviceNames,
  standings,
});
