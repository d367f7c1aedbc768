/** A measured figure and its budget. */
export interface Gate {
  readonly name: string;
  readonly figure: string;
  readonly budget: string;
  readonly isPassed: boolean;
}

const PREFIX = 'gate ';

export const line = ({ name, figure, budget, isPassed }: Gate): string =>
  `${name.padEnd(58)}${figure.padStart(22)}${budget.padStart(16)}  ${isPassed ? 'pass' : 'FAIL'}`;

/**
 * Prints the gates of one measurement, for people or as JSON for `npm run quality`, and fails when any is
 * exceeded.
 */
export const report = (gates: readonly Gate[]): void => {
  const isGathered = process.env['GATES'] === 'json';
  for (const gate of gates) console.log(isGathered ? PREFIX + JSON.stringify(gate) : line(gate));
  if (!gates.every(({ isPassed }) => isPassed)) process.exitCode = 1;
};

export const gatesIn = (output: string): readonly Gate[] =>
  output.split('\n').flatMap((text) => {
    if (!text.startsWith(PREFIX)) return [];
    const gate: Gate = JSON.parse(text.slice(PREFIX.length));
    return [gate];
  });

export const atMost = (
  name: string,
  figure: number,
  limits: { readonly budget: number; readonly unit: string },
): Gate => ({
  name,
  figure: `${Math.round(figure * 100) / 100} ${limits.unit}`.trim(),
  budget: `≤ ${limits.budget} ${limits.unit}`.trim(),
  isPassed: figure <= limits.budget,
});

export const atLeast = (name: string, figure: number, budget: number): Gate => ({
  name,
  figure: String(figure),
  budget: `≥ ${budget}`,
  isPassed: figure >= budget,
});

export const middleOf = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? Number.NaN;
