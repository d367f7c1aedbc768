import type { UploadFile, UploadProgress } from '../../application/ports/UploadFile';

export interface ReadOptions {
  readonly query?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Another base than the app host, such as the marketing site; the token never goes there unless it is the same origin. */
  readonly base?: string;
}

export interface WriteOptions {
  readonly signal?: AbortSignal;
  /** Which readable 4xx bodies are the answer, where a call says "no" that way (decisions AMB-10). */
  readonly answersOnRefusal?: (body: unknown) => boolean;
  /** Whether a 4xx is `Refused` where the server has read the call and did nothing of it. */
  readonly tellsRefusals?: boolean;
  /** One key per intention of the customer; sent only where the configuration asks for it. */
  readonly idempotencyKey?: string;
}

/** A call that the customer may stop. */
export const stoppable = (signal?: AbortSignal): WriteOptions => (signal === undefined ? {} : { signal });

/** A write under a key, which the customer may stop. */
export const keyed = (key: string, signal?: AbortSignal): WriteOptions => ({
  ...stoppable(signal),
  idempotencyKey: key,
});

export interface UploadOptions extends WriteOptions {
  readonly onProgress?: UploadProgress;
}

/** The parts of a multipart body, in order; a file part keeps its own name. */
export type UploadParts = readonly (readonly [name: string, value: string | UploadFile])[];
