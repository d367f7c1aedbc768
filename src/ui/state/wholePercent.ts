/** Converts a share between 0 and 1 to whole percent. */
export const wholePercent = (share: number): number => Math.round(share * 100);
