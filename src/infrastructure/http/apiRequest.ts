import type { UploadFile, UploadProgress } from '../../application/ports/UploadFile';

export interface ReadOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /**
   * Another base than the app host, such as the marketing site; the token is sent only to the same origin.
   */
  readonly base?: string;
  /** Whether the call is for a static file, which gets no token and says nothing about the session. */
  readonly isPublic?: boolean;
}

export interface WriteOptions {
  readonly signal?: AbortSignal;
  /** Which 4xx bodies count as a regular negative result of the call (AMB-10). */
  readonly acceptsRefusal?: (body: unknown) => boolean;
  /** One key per intent of the customer; sent only when the configuration asks for it. */
  readonly idempotencyKey?: string;
}

/** Options for a call that the customer can cancel. */
export const stoppable = (signal?: AbortSignal): { readonly signal?: AbortSignal } =>
  signal === undefined ? {} : { signal };

/** Options for a write with an idempotency key, which the customer can cancel. */
export const keyed = (key: string, signal?: AbortSignal): WriteOptions => ({
  ...stoppable(signal),
  idempotencyKey: key,
});

export interface UploadOptions extends WriteOptions {
  readonly onProgress?: UploadProgress;
}

/** The parts of a multipart body, in order; a file part keeps its own name. */
export type UploadParts = readonly (readonly [name: string, value: string | UploadFile])[];
