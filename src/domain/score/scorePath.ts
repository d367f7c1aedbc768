/** Whether a path is the score page's: its last segment ends in tax-fitt (SCORE-01, AMB-43). */
export const isScorePath = (path: string): boolean => /tax-fitt\/*$/.test(path);
