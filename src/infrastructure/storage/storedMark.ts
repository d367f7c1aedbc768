import { fromPredicate, map, type Option } from 'fp-ts/Option';
import { type SessionMark, sessionMark } from '../../domain/session/user';
import { SafeStorage } from './SafeStorage';

/** Where all tabs keep the mark of the session; `index.html` reads it too, before there is any code (SESSION-06, STOR-02). */
export const MARK_KEY = 'access_token';

const filled = fromPredicate((text: string) => text !== '');

/** The mark of the session in this browser; a blank one is none. */
export const storedMark = (browser = new SafeStorage(() => window.localStorage)): Option<SessionMark> =>
  map(sessionMark)(filled((browser.read(MARK_KEY) ?? '').trim()));
