import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { SessionStore } from '../session/SessionStore';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { followCustomer } from './followCustomer';
import { NotifierStore } from './NotifierStore';

export interface LogOutDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks before ending the session; Yes returns to the root (NAV-21, NAV-22). */
export const LogOutDialog = observer(({ open, onClose }: LogOutDialogProps): ReactElement => {
  const session = useStore(SessionStore);
  const notifier = useStore(NotifierStore);
  const navigate = useNavigate();
  const leave = (): void => {
    session.logOut();
    followCustomer(notifier, undefined);
    void navigate('/', { replace: true });
  };
  return (
    <ConfirmDialog
      open={open}
      title={texts().shell.logOutTitle}
      yes={texts().shell.yes}
      no={texts().shell.no}
      onYes={leave}
      onNo={onClose}
    >
      <p>{texts().shell.logOutQuestion}</p>
    </ConfirmDialog>
  );
});
