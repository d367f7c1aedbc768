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
