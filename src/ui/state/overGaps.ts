import { line } from './line';
import { afterLostStyles, rememberLostStyles } from './lostStyles';

/** Loads code, and loads it again where the connection had gone or has only just come back (LINE-02). */
export const overGaps = async <Code>(load: () => Promise<Code>): Promise<Code> => {
  try {
    return await afterLostStyles(load);
  } catch (reason) {
    rememberLostStyles(reason);
    if (await line.recovers()) return overGaps(load);
    throw reason;
  }
};
