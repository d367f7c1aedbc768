import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Connection } from '../../application/ports/Connection';
import { line } from '../state/line';
import { useStore } from '../state/storeContext';
import { interruptionTexts } from '../texts/interruptionTexts';
import { NewReleaseStore } from './NewReleaseStore';

/** Code that a release has removed comes with a reload; what was typed is kept over it (LINE-01). */
const NewRelease = observer((): ReactElement | null => {
  const store = useStore(NewReleaseStore);
  if (!store.isOffered) return null;
  return (
    <div role="alert" className="portal-bar portal-bar-release">
      <span>{interruptionTexts.newRelease}</span>
      <Button type="primary" onClick={() => store.reload()}>
        {interruptionTexts.reload}
      </Button>
    </div>
  );
});

/** Follows the connection, and says when there is none (LINE-02). The element stays, so that the change is heard. */
const NoConnection = observer((): ReactElement => {
  const connection = useStore(Connection);
  const { pathname } = useLocation();
  useEffect(() => {
    const stop = connection.watch((isDown) => line.setDown(isDown));
    return () => {
      stop();
      line.setDown(false);
    };
  }, [connection]);
  useEffect(() => () => line.leaveScreen(), [pathname]);
  return (
    <div role="status" className={line.isDown ? 'portal-bar portal-bar-line' : undefined}>
      {line.isDown && <span>{interruptionTexts.noConnection}</span>}
    </div>
  );
});

/** What comes between the customer and any screen, whichever it is. */
export const Interruptions = (): ReactElement => (
  <>
    <NewRelease />
    <NoConnection />
  </>
);
