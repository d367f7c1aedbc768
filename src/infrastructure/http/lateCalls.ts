import type { MultipartOutcome, MultipartRequest } from './sendMultipart';

type Calls = typeof import('./signedInCalls');

let calls: Calls | undefined;

/** Loads how reads are repeated and files are sent: Login does neither, so that it comes beside the signed-in code. */
export const loadCalls = async (): Promise<Calls> => (calls ??= await import('./signedInCalls'));

/** fetch for reads: repeated (AMB-15), and each sent in a task of its own. */
export const lateReads = (fetchOnce: typeof fetch): typeof fetch => {
  let reads: typeof fetch | undefined;
  const readsBy = (by: Calls): typeof fetch =>
    (reads ??= by.spacedFetch(by.readingFetch(fetchOnce, Math.random)));
  return (input, init) =>
    calls === undefined ? loadCalls().then((by) => readsBy(by)(input, init)) : readsBy(calls)(input, init);
};

/** A multipart POST. */
export const lateUpload = (request: MultipartRequest): Promise<MultipartOutcome> =>
  calls === undefined
    ? loadCalls().then(({ sendMultipart }) => sendMultipart(request))
    : calls.sendMultipart(request);
