import { CloseOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Message } from '../kit/Message';
import { useFocusBack } from '../kit/useFocusBack';
import { useStore } from '../state/storeContext';
import { lightTexts } from '../texts/lightTexts';
import { type Notice, NotifierStore } from './NotifierStore';
import './notices.css';

interface EntryProps {
  readonly notice: Notice;
  readonly store: NotifierStore;
}

const Entry = observer(({ notice, store }: EntryProps): ReactElement => {
  return (
    <div className="portal-notice" onFocus={useFocusBack()}>
      {notice.kind === 'failure' ? (
        <Message kind="error" cause={notice.cause}>
          {notice.text}
        </Message>
      ) : (
        <Message kind="success">{notice.text}</Message>
      )}
      <button
        type="button"
        className="portal-notice-dismiss"
        aria-label={lightTexts().shell.dismiss}
        onClick={() => store.dismiss(notice.id)}
      >
        <CloseOutlined aria-hidden />
      </button>
    </div>
  );
});

/** The portal's messages, above every screen (AMB-18). */
export const Notices = observer((): ReactElement => {
  const store = useStore(NotifierStore);
  return (
    <div className="portal-notices">
      {store.notices.map((notice) => (
        <Entry key={notice.id} notice={notice} store={store} />
      ))}
    </div>
  );
});
