/** Words of the static score page (section 2). */
export const scoreTexts = {
  title: 'Tax fitness score',
  lead: 'How well your tax and compliance matters stand at a glance.',
  yourScore: 'Your score',
  outOf: (outOf: number): string => `out of ${outOf}`,
  gauge: (score: number, outOf: number): string => `Score ${score} of ${outOf}`,
  verdict: 'Halfway there. Settle what is marked under “Your services” to raise it the most.',
  services: 'Your services',
  criteria: 'What the score looks at',
} as const;
