import { useContext, useState } from 'react';
import { FeatureLoader } from '../state/FeatureLoader';
import { StoreContext } from '../state/storeContext';
import { NewReleaseStore } from './NewReleaseStore';

/** What missing code leads to behind the sign-in; false when a reload cannot be offered. */
export const useOfferOfReload = (): (() => Promise<boolean>) => {
  const source = useContext(StoreContext);
  const [offer] = useState(() => async () => {
    try {
      await source(FeatureLoader).load('interruptions');
    } catch {
      return false;
    }
    return source(NewReleaseStore).offer();
  });
  return offer;
};
