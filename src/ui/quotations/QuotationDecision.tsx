import { Button, Input, Modal } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Field } from '../kit/Field';
import { quotationTexts } from '../texts/quotationTexts';
import type { QuotationStore } from './QuotationStore';

const DenyDialog = observer(({ store }: { readonly store: QuotationStore }): ReactElement => (
  <Modal
    open={store.isDenying}
    title={quotationTexts.denyTitle}
    centered
    onCancel={() => store.stopDenying()}
    footer={[
      <Button key="cancel" disabled={store.isBusy} onClick={() => store.stopDenying()}>
        {quotationTexts.cancel}
      </Button>,
      <Button
        key="deny"
        type="primary"
        danger
        disabled={!store.canSubmitRejection}
        loading={store.deciding.isRunning}
        onClick={() => void store.deny()}
      >
        {quotationTexts.submitRejection}
      </Button>,
    ]}
  >
    <p>{quotationTexts.denyLead}</p>
    <Field label={quotationTexts.reason}>
      <Input.TextArea
        rows={4}
        value={store.remarks}
        onChange={(event) => store.typeRemarks(event.target.value)}
      />
    </Field>
  </Modal>
));

/** Accept and Deny side by side, Deny quieter; blocked while one change is under way (section 4). */
export const QuotationDecision = observer(({ store }: { readonly store: QuotationStore }): ReactElement => (
  <div className="portal-letter-decision">
    <p>{quotationTexts.decisionLead}</p>
    <div className="portal-letter-buttons">
      <Button
        type="primary"
        size="large"
        disabled={store.isBusy}
        loading={store.deciding.isRunning && !store.isDenying}
        onClick={() => void store.accept()}
      >
        {quotationTexts.accept}
      </Button>
      <Button size="large" disabled={store.isBusy} onClick={() => store.startDenying()}>
        {quotationTexts.deny}
      </Button>
    </div>
    <DenyDialog store={store} />
  </div>
));
