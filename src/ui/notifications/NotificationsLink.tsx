import { BellFilled, BellOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { BadgeLink } from '../kit/BadgeLink';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { NotificationsStore } from './NotificationsStore';

/** The top bar's link to the notifications; its icon differs while any are unread (NAV-30). */
export const NotificationsLink = observer((): ReactElement => {
  const store = useStore(NotificationsStore);
  useEffect(() => {
    void store.notifications.load();
    return store.follow();
  }, [store]);
  return store.hasUnread ? (
    <BadgeLink to="/notifications" name={texts().notification.linkNameUnread} icon={<BellFilled />} dot />
  ) : (
    <BadgeLink to="/notifications" name={texts().notification.linkName} icon={<BellOutlined />} />
  );
});
