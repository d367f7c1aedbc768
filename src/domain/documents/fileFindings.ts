import { none } from 'fp-ts/Option';
import type { FileFacts } from './fileFacts';
import type { FileWarning } from './fileWarnings';

/** What is known of a chosen file before it is sent. */
export interface FileFindings {
  readonly warnings: readonly FileWarning[];
  readonly pages: FileFacts['pages'];
}

export const nothingFound: FileFindings = { warnings: [], pages: none };
