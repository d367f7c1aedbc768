/** Where the result of one benchmark is written, relative to the project's root; scripts/bench.ts reads it. */
export const resultFile = (rule: string, size: number): string => `.cache/bench/${rule}-${size}.json`;
