import { line } from './line';
import { afterLostStyles, rememberLostStyles } from './lostStyles';

/** Loads code, and loads it again where the connection had gone or has only just come back (LINE-02). */
export const overGaps = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  const askedAt = performance.now();
  try {
    return await afterLostStyles(load);
  } catch (reason) {
    rememberLostStyles(reason);
    if (await line.recovers(askedAt)) return overGaps(load);
    throw reason;
  }
};
