import { useContext, useState } from 'react';
import { LazyParts } from '../state/LazyParts';
import { StoreContext } from '../state/storeContext';
import { NewReleaseStore } from './NewReleaseStore';

/** What missing code leads to behind the sign-in; false when a reload cannot be offered. */
export const useOfferOfReload = (): (() => Promise<boolean>) => {
  const source = useContext(StoreContext);
  const [offer] = useState(() => async () => {
    try {
      await source(LazyParts).load('newRelease');
    } catch {
      return false;
    }
    return source(NewReleaseStore).offer();
  });
  return offer;
};
