import { onAbort } from '../../application/ports/stoppedWaiting';
import type { UploadOptions, UploadParts } from './apiRequest';

export type MultipartOutcome =
  | { readonly kind: 'responded'; readonly status: number; readonly text: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'cancelled' };

export interface MultipartRequest {
  readonly address: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly parts: UploadParts;
  readonly options: UploadOptions;
  readonly credentials: RequestCredentials;
}

const formOf = (parts: UploadParts): FormData => {
  const form = new FormData();
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else if (value.handle instanceof Blob) form.append(name, value.handle, value.name);
  }
  return form;
};

/** Sends a multipart POST by XMLHttpRequest, because fetch reports no upload progress. The browser sets the boundary. */
export const sendMultipart = ({
  address,
  headers,
  parts,
  options,
  credentials,
}: MultipartRequest): Promise<MultipartOutcome> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.withCredentials = credentials === 'include';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) options.onProgress?.(event.loaded / event.total);
    });
    const release = onAbort(options.signal, () => request.abort());
    const settle = (outcome: MultipartOutcome) => (): void => {
      release();
      resolve(outcome);
    };
    request.addEventListener('load', () => {
      settle({ kind: 'responded', status: request.status, text: request.responseText })();
    });
    request.addEventListener('error', settle({ kind: 'lost' }));
    request.addEventListener('abort', settle({ kind: 'cancelled' }));
    if (options.signal?.aborted === true) settle({ kind: 'cancelled' })();
    else request.send(formOf(parts));
  });
