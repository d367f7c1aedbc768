import { Button, type GetRef } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useRef } from 'react';
import { Dialog } from '../kit/Dialog';
import { busyIcon } from '../kit/busyIcon';
import { Field } from '../kit/Field';
import { Message } from '../kit/Message';
import { StillWaiting } from '../kit/StillWaiting';
import { TextArea } from '../kit/TextArea';
import { useFocusReturn } from '../kit/useFocusReturn';
import { texts } from '../texts/texts';
import type { QuotationStore } from './QuotationStore';

interface DecisionProps {
  readonly store: QuotationStore;
}

const Waiting = observer(({ store }: DecisionProps): ReactElement => (
  <div role="status" className="portal-quotation-details-waiting">
    <StillWaiting command={store.deciding} look="line" cancelText={texts().quotation.stopWaiting} />
  </div>
));

const DenyFooter = observer(({ store }: DecisionProps): ReactElement => (
  <div className="portal-dialog-actions">
    <Button disabled={store.isBusy} onClick={() => store.stopDenying()}>
      {texts().quotation.cancel}
    </Button>
    <Button
      type="primary"
      danger
      disabled={!store.canSubmitRejection}
      loading={busyIcon(store.deciding.isRunning)}
      onClick={() => void store.deny()}
    >
      {texts().quotation.submitRejection}
    </Button>
  </div>
));

const DenyDialog = observer(({ store }: DecisionProps): ReactElement => {
  const reason = useRef<GetRef<typeof TextArea>>(null);
  useFocusReturn(store.deciding.isRunning, reason);
  return (
    <Dialog
      open={store.isDenying}
      title={texts().quotation.denyTitle}
      afterOpenChange={(isOpen) => isOpen && reason.current?.focus()}
      onCancel={() => store.stopDenying()}
      footer={<DenyFooter store={store} />}
    >
      <div className="portal-deny">
        <p>{texts().quotation.denyLead}</p>
        <Field label={texts().quotation.reason}>
          <TextArea
            ref={reason}
            required
            rows={4}
            readOnly={store.isBusy}
            value={store.remarks}
            onChange={(event) => store.typeRemarks(event.target.value)}
          />
        </Field>
        {store.problem !== '' && (
          <Message kind="error" cause={store.said.cause}>
            {store.problem}
          </Message>
        )}
        <Waiting store={store} />
      </div>
    </Dialog>
  );
});

/**
 * Accept and Deny side by side, Deny less prominent; both are blocked while a change is in flight (QUOT-17, QUOT-21).
 */
export const DecisionPanel = observer(({ store }: DecisionProps): ReactElement => {
  const accept = useRef<HTMLButtonElement>(null);
  useFocusReturn(store.deciding.isRunning && !store.isDenying, accept);
  return (
    <div className="portal-quotation-details-decision">
      <p>{texts().quotation.decisionLead}</p>
      <div className="portal-quotation-details-buttons">
        <Button
          ref={accept}
          type="primary"
          size="large"
          disabled={store.isBusy}
          loading={busyIcon(store.deciding.isRunning && !store.isDenying)}
          onClick={() => void store.accept()}
        >
          {texts().quotation.accept}
        </Button>
        <Button size="large" disabled={store.isBusy} onClick={() => store.startDenying()}>
          {texts().quotation.deny}
        </Button>
      </div>
      {!store.isDenying && <Waiting store={store} />}
      <DenyDialog store={store} />
    </div>
  );
});
