import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { ListState } from '../kit/ListState';
import { PageHeader } from '../kit/PageHeader';
import { Skeleton } from '../kit/Skeleton';
import { WindowedList } from '../kit/WindowedList';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { NotificationEntry } from './NotificationEntry';
import { NotificationsStore } from './NotificationsStore';
import './notifications.css';

const ENTRY_HEIGHT = 64;

const listTexts = () => ({
  loading: texts().notification.loading,
  empty: texts().notification.empty,
  failed: (): string => texts().notification.failed,
});

export const NotificationsScreen = observer((): ReactElement => {
  const store = useStore(NotificationsStore);
  useEffect(() => {
    void store.refresh();
  }, [store]);
  return (
    <>
      <PageHeader title={texts().notification.title} lead={texts().notification.lead} />
      <div className="portal-notifications">
        <ListState loadable={store.notifications} texts={listTexts()} skeleton={<Skeleton lines={8} />}>
          {(notifications) => (
            <WindowedList
              items={notifications}
              keyOf={(notification) => notification.id}
              label={texts().notification.title}
              rowHeight={ENTRY_HEIGHT}
            >
              {(notification) => <NotificationEntry notification={notification} />}
            </WindowedList>
          )}
        </ListState>
      </div>
    </>
  );
});
