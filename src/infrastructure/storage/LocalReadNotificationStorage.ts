import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { ReadNotificationStorage } from '../../application/ports/ReadNotificationStorage';
import type { ReadId } from '../../domain/notifications/unread';
import { numberOrText } from '../wire/numberOrText';
import { wireListOf } from '../wire/wireCodecs';
import { SafeStorage } from './SafeStorage';

const KEY = 'readNotifications';

const storedIds = wireListOf(t.union([t.string, t.number]));

// The backend's ids are numbers, so other readers of this entry expect numbers.
const asStored = (id: ReadId): ReadId => numberOrText(String(id));

/** Local storage `readNotifications`: a JSON array of ids (STOR-03). */
export class LocalReadNotificationStorage implements ReadNotificationStorage {
  private readonly storage = new SafeStorage(() => window.localStorage);

  readIds(): readonly ReadId[] {
    const ids = storedIds.decode(this.storage.read(KEY));
    return isRight(ids) ? ids.right : [];
  }

  keep(ids: readonly ReadId[]): void {
    this.storage.write(KEY, JSON.stringify(ids.map(asStored)));
  }

  onChangeElsewhere(listener: () => void): () => void {
    return this.storage.onChangeElsewhere(KEY, listener);
  }
}
