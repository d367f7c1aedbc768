import { line } from './line';

/** Loads again once the connection is back what could not be loaded without one. */
export const overGaps = async <A>(load: () => Promise<A>): Promise<A> => {
  try {
    return await load();
  } catch (reason) {
    if (line.isDown && (await line.whenBack())) return overGaps(load);
    throw reason;
  }
};
