/** How one page felt: a web vital, and the screen on which the page was opened. */
export interface Vital {
  readonly name: string;
  readonly value: number;
  /** Good, to be improved or poor, by the usual thresholds. */
  readonly rating: string;
  readonly route: string;
}

/** One visit in ten tells of its vitals: enough for percentiles, a tenth of the traffic. */
export const VITALS_SHARE = 0.1;
