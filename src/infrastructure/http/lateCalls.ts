import type { MultipartOutcome, MultipartRequest } from './sendMultipart';

type Calls = typeof import('./signedInCalls');

let calls: Calls | undefined;

/** Loads how reads are repeated and files are sent: Login does neither, so that it comes beside the signed-in code. */
export const loadCalls = async (): Promise<Calls> => (calls ??= await import('./signedInCalls'));

/** fetch for reads (AMB-15). */
export const lateReads =
  (fetchOnce: typeof fetch): typeof fetch =>
  (input, init) => {
    const send = (by: Calls): Promise<Response> => by.readingFetch(fetchOnce, Math.random)(input, init);
    return calls === undefined ? loadCalls().then(send) : send(calls);
  };

/** A multipart POST. */
export const lateUpload = (request: MultipartRequest): Promise<MultipartOutcome> =>
  calls === undefined
    ? loadCalls().then(({ sendMultipart }) => sendMultipart(request))
    : calls.sendMultipart(request);
