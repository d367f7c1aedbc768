import { BellFilled, BellOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { BadgeLink } from '../kit/BadgeLink';
import { useStore } from '../state/storeContext';
import { notificationTexts } from '../texts/notificationTexts';
import { NotificationsStore } from './NotificationsStore';

/** The top bar's link to the notifications; its icon differs while any are unread (NAV-30). */
export const NotificationsLink = observer((): ReactElement => {
  const store = useStore(NotificationsStore);
  useEffect(() => {
    void store.notifications.load();
    return store.follow();
  }, [store]);
  return store.hasUnread ? (
    <BadgeLink to="/notifications" name={notificationTexts.linkNameUnread} icon={<BellFilled />} dot />
  ) : (
    <BadgeLink to="/notifications" name={notificationTexts.linkName} icon={<BellOutlined />} />
  );
});
