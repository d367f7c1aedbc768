import { type Either, isLeft, left, right } from 'fp-ts/Either';
import { isSome, none, type Option, some } from 'fp-ts/Option';
import type { DeploymentConfiguration } from './DeploymentConfiguration';
import { readConfiguration } from './readConfiguration';
import type { ConfigurationFault } from './readVendor';

const ADDRESS = '/portal.config.json';

/** How long an attempt may take, and the pause before the next one; the last of each is repeated. */
const ANSWER_WITHIN_MS = [8000, 16_000, 32_000, 60_000];
const PAUSE_MS = [2000, 4000, 8000, 15_000];

const at = (lengths: readonly number[], attempt: number): number =>
  lengths[Math.min(attempt, lengths.length - 1)] ?? 0;

const isJson = ({ headers }: Response): boolean => headers.get('Content-Type')?.includes('json') === true;

const parsed = (text: string): Option<unknown> => {
  try {
    const body: unknown = JSON.parse(text);
    return some(body);
  } catch {
    return none;
  }
};

/** A file's content, or that it came as JSON and is none; none for any other answer, such as a captive portal's page. */
const fileIn = async (response: Response): Promise<Option<Either<'unreadable', unknown>>> => {
  if (!response.ok) return none;
  const body = parsed(await response.text());
  if (isSome(body)) return some(right(body.value));
  return isJson(response) ? some(left('unreadable')) : none;
};

/** One attempt; none where no file came. */
const fetchFile = async (
  fetchOnce: typeof fetch,
  attempt: number,
): Promise<Option<Either<'unreadable', unknown>>> => {
  const call = new AbortController();
  const limit = setTimeout(() => call.abort(), at(ANSWER_WITHIN_MS, attempt));
  try {
    // The first is what the page has asked for already; later ones want no kept answer.
    const cache = attempt === 0 ? 'default' : 'no-store';
    return await fileIn(await fetchOnce(ADDRESS, { signal: call.signal, cache }));
  } catch {
    return none;
  } finally {
    clearTimeout(limit);
  }
};

/** Told when the configuration has not come, and again when an attempt begins or fails. */
export type OnLost = (state: { readonly isTrying: boolean; readonly tryAgain: () => void }) => void;

/** Until the customer presses Try again, the browser is online again or the pause is over. */
const pause = (attempt: number, onLost: OnLost): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(over);
      window.removeEventListener('online', go);
      resolve();
    };
    const over = setTimeout(go, at(PAUSE_MS, attempt));
    window.addEventListener('online', go);
    onLost({ isTrying: false, tryAgain: go });
  });

/**
 * Reads /portal.config.json once at start, and asks again for as long as it does not come: that is a lost connection and
 * not the operator's fault. A file that came and is wrong is.
 */
export const loadConfiguration = async (
  fetchOnce: typeof fetch,
  onLost: OnLost,
): Promise<Either<readonly ConfigurationFault[], DeploymentConfiguration>> => {
  for (let attempt = 0; ; attempt += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
    const file = await fetchFile(fetchOnce, attempt);
    if (isSome(file))
      return isLeft(file.value)
        ? left([{ key: ADDRESS, expected: 'a file with readable JSON' }])
        : readConfiguration(file.value.right);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await pause(attempt, onLost);
    onLost({ isTrying: true, tryAgain: () => undefined });
  }
};
