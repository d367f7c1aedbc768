import { useLayoutEffect } from 'react';

/** A store of a screen that shows one record. */
interface Openable {
  readonly open: (id: string) => void;
  readonly close?: () => void;
}

/**
 * Opens the store for the id of the address. A layout effect, because LoadState starts to load in an effect, and effects
 * of children run before those of their parents.
 */
export const useOpened = (store: Openable, id: string): void => {
  useLayoutEffect(() => {
    store.open(id);
    return () => store.close?.();
  }, [store, id]);
};
