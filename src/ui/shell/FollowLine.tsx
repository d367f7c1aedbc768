import { type ReactElement, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Connection } from '../../application/ports/Connection';
import { line } from '../state/line';
import { useStore } from '../state/storeContext';

/** What was pressed on a screen is not done once it is left. */
const Screen = (): null => {
  useEffect(() => () => line.leaveScreen(), []);
  return null;
};

/** Follows the connection, on every page (LINE-02, LINE-03). */
export const FollowLine = (): ReactElement => {
  const connection = useStore(Connection);
  const { pathname } = useLocation();
  useEffect(() => {
    const stop = connection.watch((isDown) => line.setDown(isDown));
    return () => {
      stop();
      line.setDown(false);
    };
  }, [connection]);
  return <Screen key={pathname} />;
};
