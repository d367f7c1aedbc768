import fetchRetry from 'fetch-retry';

const REPEATS = 2;
const FIRST_GAP_MS = 300;
const LONGEST_GAP_MS = 4000;
const LONGEST_RETRY_AFTER_MS = 10_000;
const PASSING_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** The moment of the answer by the server's clock, or by the device's where that cannot be read. */
const momentOf = (response: Response): number => {
  const date = Date.parse(response.headers.get('Date') ?? '');
  return Number.isNaN(date) ? Date.now() : date;
};

const retryAfterMs = (response: Response | null): number | undefined => {
  const header = response?.headers.get('Retry-After')?.trim();
  if (response === null || header === undefined || header === '') return undefined;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  const moment = Date.parse(header);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - momentOf(response));
};

const isAbort = (error: Error | null): boolean => error?.name === 'AbortError';

/**
 * Whether a read may be repeated (AMB-15): at most twice, on a lost connection, 429, 502, 503 or 504; never
 * after an abort, and never when the server asks for a longer pause than a customer would wait.
 */
const mayReadAgain = (attempt: number, error: Error | null, response: Response | null): boolean => {
  if (attempt >= REPEATS || isAbort(error)) return false;
  if (error !== null) return true;
  if (response === null || !PASSING_STATUSES.has(response.status)) return false;
  return (retryAfterMs(response) ?? 0) <= LONGEST_RETRY_AFTER_MS;
};

/** The pause before the next attempt in milliseconds: Retry-After, else full jitter over 0.3 s × 2ⁿ up to 4 s. */
export const gapBeforeNextRead =
  (random: () => number) =>
  (attempt: number, _error: Error | null, response: Response | null): number =>
    retryAfterMs(response) ?? random() * Math.min(LONGEST_GAP_MS, FIRST_GAP_MS * 2 ** attempt);

const aborted = (): DOMException => new DOMException('The request was aborted.', 'AbortError');

const refusedOnceAborted =
  (fetchOnce: typeof fetch): typeof fetch =>
  (input, init) =>
    init?.signal?.aborted === true ? Promise.reject(aborted()) : fetchOnce(input, init);

/** Rejects as soon as the signal aborts, even in the pause between two attempts. */
const untilAborted = (
  response: Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const stop = (): void => reject(aborted());
    signal?.addEventListener('abort', stop, { once: true });
    void response.then(resolve, reject).finally(() => signal?.removeEventListener('abort', stop));
  });

/**
 * fetch for reads. fetch-retry's defaults would repeat POSTs and aborted requests, so every option is set
 * here.
 */
export const readingFetch = (fetchOnce: typeof fetch, random: () => number): typeof fetch => {
  const repeating = fetchRetry(refusedOnceAborted(fetchOnce), {
    retryOn: mayReadAgain,
    retryDelay: gapBeforeNextRead(random),
  });
  return (input, init) => untilAborted(repeating(input, init), init?.signal);
};
