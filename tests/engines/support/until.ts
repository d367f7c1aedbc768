import { setTimeout as pass } from 'node:timers/promises';

const LIMIT_MS = 30_000;
const PAUSE_MS = 50;

/** Asks until the answer satisfies; what it waits for is said when it never comes. */
export const until = async <A>(
  ask: () => Promise<A>,
  isGood: (answer: A) => boolean,
  explain: (last: string) => Promise<string> | string,
): Promise<A> => {
  const end = Date.now() + LIMIT_MS;
  let last = '';
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one question after the other
      const answer = await ask();
      if (isGood(answer)) return answer;
      last = JSON.stringify(answer);
    } catch (error) {
      // A page that is just left answers nothing.
      last = String(error);
    }
    // oxlint-disable-next-line no-await-in-loop -- see above
    if (Date.now() > end) throw new Error(await explain(`${last} after ${LIMIT_MS / 1000} s`));
    // oxlint-disable-next-line no-await-in-loop -- see above
    await pass(PAUSE_MS);
  }
};
