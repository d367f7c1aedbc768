import { isNone } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { StartSupportChat } from '../../application/session/StartSupportChat';
import { SessionStore } from '../session/SessionStore';
import { useStore } from '../state/storeContext';

/** Starts the support chat for the signed-in customer and stops it at log-out. */
export const SupportChatFollower = observer((): null => {
  const startChat = useStore(StartSupportChat);
  const session = useStore(SessionStore);
  // Reading the same customer again must not restart the chat.
  const { phone } = session;
  useEffect(() => {
    if (phone === '' || isNone(session.user)) return undefined;
    return startChat.execute(session.user.value);
  }, [startChat, session, phone]);
  return null;
});
