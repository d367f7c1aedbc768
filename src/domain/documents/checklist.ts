import { canUpload } from './canUpload';
import type { TaskDocument } from './file';

/** The documents of a task with those still missing first; otherwise in the answer's order. */
export const missingFirst = (documents: readonly TaskDocument[]): readonly TaskDocument[] => [
  ...documents.filter(canUpload),
  ...documents.filter((document) => !canUpload(document)),
];

/** How many documents are still missing. */
export const missingCount = (documents: readonly TaskDocument[]): number =>
  documents.filter(canUpload).length;
