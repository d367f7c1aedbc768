import type { readingFetch } from './retryPolicy';

let repeating: typeof readingFetch | undefined;

/** Loads how reads are repeated: Login reads nothing, so that it comes beside the signed-in code. */
export const loadReads = async (): Promise<typeof readingFetch> =>
  (repeating ??= (await import('./retryPolicy')).readingFetch);

/** fetch for reads (AMB-15). */
export const lateReads =
  (fetchOnce: typeof fetch): typeof fetch =>
  (input, init) => {
    const send = (by: typeof readingFetch): Promise<Response> => by(fetchOnce, Math.random)(input, init);
    return repeating === undefined ? loadReads().then(send) : send(repeating);
  };
