/** The file for the result of one benchmark, relative to the project root; scripts/bench.ts reads it. */
export const resultFile = (rule: string, size: number): string => `.cache/bench/${rule}-${size}.json`;
