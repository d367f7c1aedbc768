import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How an address says a choice; names that are null are left out of it. */
export interface AddressWords<Chosen> {
  readonly read: (query: (name: string) => string | null) => Chosen;
  readonly written: (choice: Chosen) => Readonly<Record<string, string | null>>;
}

export interface ChosenInAddress<Chosen> {
  readonly choice: Chosen;
  readonly choose: (choice: Chosen) => void;
}

/**
 * A choice that stands in the address, so that a reload, Back and a copied address keep it; what else the address says
 * stays. `words` is the same object at each call, `state` the navigation state of the changed address.
 */
export const useAddressChoice = <Chosen>(
  words: AddressWords<Chosen>,
  state?: unknown,
): ChosenInAddress<Chosen> => {
  const [query, setQuery] = useSearchParams();
  const choice = useMemo(() => words.read((name) => query.get(name)), [words, query]);
  const choose = (chosen: Chosen): void => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(words.written(chosen))) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    setQuery(next, { replace: true, state });
  };
  return { choice, choose };
};
