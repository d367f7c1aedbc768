/** A rating, from worst to best. */
export type ScoreTone = 'concern' | 'attention' | 'good';

/** What the score looks at. */
export type ScoreCriterion = 'returns' | 'deductions' | 'advanceTax' | 'books' | 'notices';

/** The services that have a summary. */
export type ScoredService = 'accounting' | 'tds' | 'gst';

/** The rating of one service. */
export interface ScoreSummary {
  readonly service: ScoredService;
  readonly tone: ScoreTone;
}

/** The static tax-fitness score (SCORE-02); its criteria are a neutral list, since none is shown (AMB-43). */
export const taxScore: {
  readonly score: number;
  readonly outOf: number;
  readonly criteria: readonly ScoreCriterion[];
  readonly summaries: readonly ScoreSummary[];
} = {
  score: 50,
  outOf: 100,
  criteria: ['returns', 'deductions', 'advanceTax', 'books', 'notices'],
  summaries: [
    { service: 'accounting', tone: 'concern' },
    { service: 'tds', tone: 'attention' },
    { service: 'gst', tone: 'good' },
  ],
};
