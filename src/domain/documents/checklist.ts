import { none, type Option, some } from 'fp-ts/Option';
import { isIncomplete } from '../received/incomplete';
import { canUpload } from './canUpload';
import type { TaskDocument, TaskDocumentId } from './file';

/** The documents that are still missing. */
export const missingDocuments = (documents: readonly TaskDocument[]): readonly TaskDocument[] =>
  documents.filter(canUpload);

const missingFirst = (documents: readonly TaskDocument[]): readonly TaskDocument[] => [
  ...missingDocuments(documents),
  ...documents.filter((document) => !canUpload(document)),
];

/**
 * The documents of a task with those still missing first. Documents that are shown already keep their order, so that the
 * one just uploaded stays where the customer looks; `shown` names them by their ids.
 */
export const checklistOf = (
  documents: readonly TaskDocument[],
  shown: readonly TaskDocumentId[],
): readonly TaskDocument[] => {
  const placeOf = ({ id }: TaskDocument): number => (shown.includes(id) ? shown.indexOf(id) : shown.length);
  return [...missingFirst(documents)].sort((one, other) => placeOf(one) - placeOf(other));
};

/** How many documents are still missing. */
export const missingCount = (documents: readonly TaskDocument[]): number =>
  missingDocuments(documents).length;

/** How many documents are known to be missing; none where the list is incomplete, so that it cannot tell that none is. */
export const knownMissing = (documents: readonly TaskDocument[]): Option<number> => {
  const count = missingCount(documents);
  return count === 0 && isIncomplete(documents) ? none : some(count);
};
