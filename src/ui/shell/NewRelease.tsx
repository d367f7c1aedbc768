import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { NewReleaseStore } from './NewReleaseStore';

/** Code that a release has removed comes with a reload; what was typed is kept over it (LINE-01). */
export const NewRelease = observer((): ReactElement | null => {
  const store = useStore(NewReleaseStore);
  if (!store.isOffered) return null;
  return (
    <div role="alert" className="portal-bar portal-bar-release">
      <span>{texts().interruption.newRelease}</span>
      <Button type="primary" onClick={() => store.reload()}>
        {texts().interruption.reload}
      </Button>
    </div>
  );
});
