/** A share between 0 and 1 in whole percent, as progress is shown. */
export const wholePercent = (share: number): number => Math.round(share * 100);
