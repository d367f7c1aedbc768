import { isSome } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useId } from 'react';
import { Link } from 'react-router-dom';
import { bodyLine } from '../../domain/notifications/bodyLine';
import type { Notification } from '../../domain/notifications/notification';
import { notificationLinks } from '../../domain/notifications/target';
import { Age } from '../kit/DateText';
import { SafeLink } from '../kit/SafeLink';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { NotificationImage } from './NotificationImage';
import { NotificationsStore } from './NotificationsStore';
import { langOf } from '../kit/langOf';

export interface NotificationEntryProps {
  readonly notification: Notification;
}

const titleOf = (notification: Notification): string =>
  notification.title.trim() === '' ? texts().notification.untitled : notification.title;

const Links = observer(({ notification }: NotificationEntryProps): ReactElement => {
  const { portalPath, address } = notificationLinks(notification);
  return (
    <>
      {address !== '' && (
        <SafeLink href={address} className="portal-notification-link">
          {address}
        </SafeLink>
      )}
      {isSome(portalPath) && <Link to={portalPath.value}>{texts().notification.details}</Link>}
    </>
  );
});

const Details = observer(({ notification }: NotificationEntryProps): ReactElement => (
  <>
    {notification.body.trim() !== '' && (
      <p className="portal-notification-body" lang={langOf(notification.body)}>
        {notification.body}
      </p>
    )}
    {notification.imagePath.trim() !== '' && (
      <NotificationImage path={notification.imagePath} title={titleOf(notification)} />
    )}
    <Links notification={notification} />
  </>
));

/** One notification with title and age; a click expands it and marks it read (NOTI-03, NOTI-04). */
export const NotificationEntry = observer(({ notification }: NotificationEntryProps): ReactElement => {
  const store = useStore(NotificationsStore);
  const detailsId = useId();
  const isOpen = store.isOpen(notification);
  const line = bodyLine(notification.body);
  const isUnread = store.isUnread(notification);
  return (
    <article className={isUnread ? 'portal-notification portal-notification-unread' : 'portal-notification'}>
      <button
        type="button"
        className="portal-notification-head"
        aria-expanded={isOpen}
        aria-controls={isOpen ? detailsId : undefined}
        onClick={() => {
          store.toggle(notification);
        }}
      >
        <span className="portal-notification-title" lang={langOf(titleOf(notification))}>
          {titleOf(notification)}
        </span>{' '}
        {!isOpen && line !== '' && (
          <span className="portal-notification-line" lang={langOf(line)}>
            {`${line} `}
          </span>
        )}
        {isUnread && <span className="portal-visually-hidden">{`${texts().notification.unread} `}</span>}
        <span className="portal-notification-age">
          <Age when={notification.createdAt} />
        </span>
        <span aria-hidden="true" className="portal-notification-arrow" />
      </button>
      {isOpen && (
        <div id={detailsId} className="portal-notification-details">
          <Details notification={notification} />
        </div>
      )}
    </article>
  );
});
