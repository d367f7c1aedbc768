import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useRef } from 'react';
import { ListState } from '../kit/ListState';
import { PageHeader } from '../kit/PageHeader';
import { Skeleton } from '../kit/Skeleton';
import { WindowedList } from '../kit/WindowedList';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { NotificationEntry } from './NotificationEntry';
import { NotificationsStore } from './NotificationsStore';
import './notifications.css';

const ENTRY_HEIGHT = 70;

const listTexts = () => ({
  loading: texts().notification.loading,
  empty: texts().notification.empty,
  failed: (): string => texts().notification.failed,
});

interface HeaderProps {
  readonly store: NotificationsStore;
}

/** The button goes with the last unread notification, and the focus from it to the heading. */
const Header = observer(({ store }: HeaderProps): ReactElement => {
  const heading = useRef<HTMLHeadingElement>(null);
  const markAll = (): void => {
    store.markAll();
    heading.current?.focus();
  };
  return (
    <PageHeader
      title={texts().notification.title}
      lead={texts().notification.lead}
      headingRef={heading}
      actions={
        store.hasUnread ? <Button onClick={markAll}>{texts().notification.markAll}</Button> : undefined
      }
    />
  );
});

export const NotificationsScreen = observer((): ReactElement => {
  const store = useStore(NotificationsStore);
  useEffect(() => {
    void store.refresh();
  }, [store]);
  return (
    <>
      <Header store={store} />
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
