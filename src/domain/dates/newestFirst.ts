import { isNone } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import { momentOf } from './instant';
import type { When } from './instant';

/** The items from the newest to the oldest; those without a date come last, equals keep their order. */
export const newestFirst = <A extends { readonly createdAt: Option<When> }>(
  items: readonly A[],
): readonly A[] => {
  const dated = items.map((item) => ({
    item,
    moment: isNone(item.createdAt) ? -Infinity : momentOf(item.createdAt.value),
  }));
  return dated
    .sort((one, other) => (one.moment === other.moment ? 0 : other.moment - one.moment))
    .map(({ item }) => item);
};
