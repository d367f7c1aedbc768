import { isNone } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { StartSupportChat } from '../../application/session/StartSupportChat';
import { SessionStore } from '../session/SessionStore';
import { useStore } from '../state/storeContext';

/** Keeps the support chat with whoever is signed in; it goes when the customer goes. */
export const SupportChatFollower = observer((): null => {
  const accompany = useStore(StartSupportChat);
  const session = useStore(SessionStore);
  // The same customer read again is no reason to begin the chat again.
  const { phone } = session;
  useEffect(() => {
    if (phone === '' || isNone(session.user)) return undefined;
    return accompany.execute(session.user.value);
  }, [accompany, session, phone]);
  return null;
});
