import type { Option } from 'fp-ts/Option';
import { momentOrFirst } from './instant';
import type { When } from './instant';

/** The items from the newest to the oldest by that date; those without it come last, equals keep their order. */
export const newestBy = <A>(items: readonly A[], dateOf: (item: A) => Option<When>): readonly A[] => {
  const dated = items.map((item) => ({
    item,
    moment: momentOrFirst(dateOf(item)),
  }));
  return dated
    .sort((one, other) => (one.moment === other.moment ? 0 : other.moment - one.moment))
    .map(({ item }) => item);
};

/** As `newestBy`, by when the items were made. */
export const newestFirst = <A extends { readonly createdAt: Option<When> }>(
  items: readonly A[],
): readonly A[] => newestBy(items, ({ createdAt }) => createdAt);
