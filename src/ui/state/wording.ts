/** What was read of a backend that may speak several languages. */
interface Read {
  readAgain(): void;
}

/** Weak, so that a store that is gone is not kept for a switch that may never come. */
const held = new Set<WeakRef<Read>>();

/** Remembers a read for the next switch of the language. */
export const holdWords = (read: Read): void => {
  held.add(new WeakRef(read));
};

/** Asks again for what was read in the language before, so that names from two answers can still be compared. */
export const readWordsAgain = (): void => {
  for (const reference of held) {
    const read = reference.deref();
    if (read === undefined) held.delete(reference);
    else read.readAgain();
  }
};
