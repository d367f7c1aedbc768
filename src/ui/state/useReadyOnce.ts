import { useState } from 'react';

/** Whether it has been ready since the part is shown: what is read again stays on the page meanwhile. */
export const useReadyOnce = (isReady: boolean): boolean => {
  const [wasReady, setWasReady] = useState(isReady);
  if (isReady && !wasReady) setWasReady(true);
  return wasReady || isReady;
};
