import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { ReadNotificationVault } from '../../application/ports/ReadNotificationVault';
import type { NotificationId } from '../../domain/notifications/unread';
import { fromJsonText, wireListOf } from '../http/wireCodecs';

const KEY = 'readNotifications';

const storedIds = wireListOf(t.union([t.string, t.number]));

// The backend numbers its notifications, so whoever else reads this entry looks for numbers.
const asStored = (id: NotificationId): NotificationId => {
  const number = Number(id);
  return Number.isSafeInteger(number) && String(number) === String(id) ? number : id;
};

/** Local storage `readNotifications`: a JSON array of ids (specification section 3). */
export class LocalReadNotificationVault implements ReadNotificationVault {
  readIds(): readonly NotificationId[] {
    const ids = storedIds.decode(fromJsonText(this.stored()));
    return isRight(ids) ? ids.right : [];
  }

  keep(ids: readonly NotificationId[]): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(ids.map(asStored)));
    } catch {
      // A full or forbidden storage costs the mark after a reload, nothing else.
    }
  }

  onChangeElsewhere(listener: () => void): () => void {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === KEY || event.key === null) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => {
      window.removeEventListener('storage', onStorage);
    };
  }

  private stored(): string {
    try {
      return localStorage.getItem(KEY) ?? '';
    } catch {
      return '';
    }
  }
}
