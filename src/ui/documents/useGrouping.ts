import { type Option, toNullable } from 'fp-ts/Option';
import { useLayoutEffect } from 'react';
import { type Grouping, readGrouping } from '../../domain/documents/grouping';
import { useAddressChoice } from '../state/useAddressChoice';
import type { CabinetView } from './CabinetView';

const GROUP = 'group';

const words = {
  read: (query: (name: string) => string | null): Option<Grouping> => readGrouping(query(GROUP)),
  written: (grouping: Option<Grouping>): Readonly<Record<string, string | null>> => ({
    [GROUP]: toNullable(grouping),
  }),
};

/** The groups of the address, which the view follows (VAULT-01). */
export const useGrouping = (view: CabinetView): ((grouping: Option<Grouping>) => void) => {
  const { choice, choose } = useAddressChoice(words);
  useLayoutEffect(() => {
    view.group(choice);
  }, [view, choice]);
  return (grouping) => {
    // The address follows a moment later.
    view.group(grouping);
    choose(grouping);
  };
};
