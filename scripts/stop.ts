/** Ends the program with one sentence and the code of a failure. */
export const stop = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};
