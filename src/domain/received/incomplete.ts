import { none, type Option, some } from 'fp-ts/Option';

/**
 * A list of which not everything could be read, such as a further page or a record: what it names is there, what it
 * lacks may be there too (AMB-13). The mark is the list's own; a list that is made of it has none.
 */
export const incomplete = <A>(items: readonly A[]): readonly A[] =>
  Object.assign([...items], { isIncomplete: true });

/** Whether a value, as it was read, is a list that proves nothing of what it lacks. */
export const isIncomplete = (value: unknown): boolean => Array.isArray(value) && 'isIncomplete' in value;

/** The list where it proves absence and sums too; none while it is not read, or not in full. */
export const inFull = <A>(items: readonly A[] | undefined): Option<readonly A[]> =>
  items === undefined || isIncomplete(items) ? none : some(items);
