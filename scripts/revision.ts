import { createHash } from 'node:crypto';

/** What changes with the content of a file. */
export const revisionOf = (content: string): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);
