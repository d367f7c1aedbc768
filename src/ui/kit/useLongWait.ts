import { useEffect, useState } from 'react';
import { LONG_WAIT_MS } from '../state/PatientCommand';

/** Whether what uses it has been on the page for so long that the customer is told and may cancel: no call has a timeout. */
export const useLongWait = (): boolean => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const handle = setTimeout(() => {
      setLong(true);
    }, LONG_WAIT_MS);
    return () => {
      clearTimeout(handle);
    };
  }, []);
  return isLong;
};
