const KB = 1024;
const MB = 1_048_576;

/** A size as customers read it. */
export interface FileSize {
  readonly amount: number;
  readonly unit: 'KB' | 'MB';
}

/** A size in bytes as whole KB, from 1 MB on as MB with one decimal; rounded up, so that no limit seems kept that is not. */
export const fileSizeOf = (bytes: number): FileSize =>
  bytes < MB
    ? { amount: Math.ceil(bytes / KB), unit: 'KB' }
    : { amount: Math.ceil((bytes / MB) * 10) / 10, unit: 'MB' };

/** A size in bytes as KB of 1024 bytes, rounded to two decimals; anything else than a size is 0 (FMT-04, AMB-47). */
export const sizeInKb = (bytes: number): number => {
  const known = Number.isFinite(bytes) && bytes > 0 ? bytes : 0;
  return Math.round((known / KB) * 100) / 100;
};

/** A limit in bytes as MB of 1,048,576 bytes, rounded down to a whole number: 20 MB for the specification's limit. */
export const sizeInMb = (bytes: number): number => Math.floor(bytes / MB);
