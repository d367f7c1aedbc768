import { useEffect, useState } from 'react';
import { LONG_WAIT_MS } from '../state/PatientCommand';

/** Whether the calling component has been mounted for long enough to offer Cancel; calls have no timeout (HTTP-05). */
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
