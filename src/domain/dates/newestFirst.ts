import type { Option } from 'fp-ts/Option';
import { momentOrFirst } from './instant';
import type { When } from './instant';

/** The items from the newest to the oldest; those without a date come last, equals keep their order. */
export const newestFirst = <A extends { readonly createdAt: Option<When> }>(
  items: readonly A[],
): readonly A[] => {
  const dated = items.map((item) => ({
    item,
    moment: momentOrFirst(item.createdAt),
  }));
  return dated
    .sort((one, other) => (one.moment === other.moment ? 0 : other.moment - one.moment))
    .map(({ item }) => item);
};
