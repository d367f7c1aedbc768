/** What was read of a backend, and can be read again while it is shown. */
interface Read {
  readAgain(): void;
}

/** Weak, so that a store that is gone is not kept for an occasion that may never come. */
const kept = new Set<WeakRef<Read>>();

/** Remembers a read for the next occasion on which everything is read again. */
export const keepRead = (read: Read): void => {
  kept.add(new WeakRef(read));
};

/**
 * Asks again for all that was read: in another language, so that names from two answers can still be compared, or after
 * the customer was away, since what stands there may have changed (HOME-05).
 */
export const readShownAgain = (): void => {
  for (const reference of kept) {
    const read = reference.deref();
    if (read === undefined) kept.delete(reference);
    else read.readAgain();
  }
};
