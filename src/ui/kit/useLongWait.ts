import { useEffect, useState } from 'react';

/** How long a call may take before the customer may cancel it; calls have no timeout (HTTP-05). */
export const LONG_WAIT_MS = 10_000;

/** Whether the calling component has been mounted for long enough to offer Cancel. */
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
