import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement, RefObject } from 'react';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import type { Elements } from './elements';
import { isFocusLost } from './pageBehind';
import { texts } from '../texts/texts';

/** What a dialog that sends several files does; closing it while files are on their way is asked about first. */
interface SendingSeveral {
  readonly isOpen: boolean;
  readonly isAsking: boolean;
  readonly canSend: boolean;
  readonly close: () => void;
  readonly sendAll: () => void;
  readonly stopAndClose: () => void;
  readonly keepSending: () => void;
}

interface SendingDialogProps {
  readonly store: SendingSeveral;
  readonly title: string;
  /** What stopping would do, as the question says it. */
  readonly stopLead: string;
  /** The button that opens the dialog, for the focus afterwards. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly children: Elements;
}

/** The frame of a dialog that sends several files by one press (CHECK-06, PAPER-04). */
export const SendingDialog = observer(
  ({ store, title, stopLead, opener, children }: SendingDialogProps): ReactElement => {
    // The question gives the focus back to the dialog, which closes together with it.
    const giveFocusBack = (): void => {
      if (!store.isOpen && isFocusLost()) opener.current?.focus();
    };
    return (
      <>
        <Dialog
          open={store.isOpen}
          title={title}
          width={640}
          closable={false}
          mask={{ closable: false }}
          onCancel={() => store.close()}
          afterClose={giveFocusBack}
          footer={[
            <Button key="close" size="large" onClick={() => store.close()}>
              {texts().severalUpload.close}
            </Button>,
            <Button
              key="upload"
              size="large"
              type="primary"
              disabled={!store.canSend}
              onClick={() => store.sendAll()}
            >
              {texts().severalUpload.upload}
            </Button>,
          ]}
        >
          <div className="portal-several">{children}</div>
        </Dialog>
        <ConfirmDialog
          open={store.isAsking}
          title={texts().severalUpload.stopTitle}
          yes={texts().severalUpload.stop}
          no={texts().severalUpload.goOn}
          onYes={() => store.stopAndClose()}
          onNo={() => store.keepSending()}
          afterClose={giveFocusBack}
        >
          {stopLead}
        </ConfirmDialog>
      </>
    );
  },
);
