import { DownloadOutlined, FileTextOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useRef } from 'react';
import type { YearOfPayments } from '../../domain/payments/payments';
import { busyIcon } from '../kit/busyIcon';
import { Message } from '../kit/Message';
import { NamedProgress } from '../kit/NamedProgress';
import { useFocusReturn } from '../kit/useFocusReturn';
import { paymentTexts } from '../texts/paymentTexts';
import type { PaymentsStore } from './PaymentsStore';

export interface YearProps {
  readonly store: PaymentsStore;
  readonly year: YearOfPayments;
}

const Packing = observer(({ store }: Pick<YearProps, 'store'>): ReactElement | null => {
  const { packing } = store;
  return packing.isRunning ? (
    <div className="portal-payments-packing">
      <NamedProgress label={paymentTexts.packing} percent={packing.percent} />
      <Button onClick={() => packing.cancel()}>{paymentTexts.cancel}</Button>
    </div>
  ) : null;
});

const Missing = observer(({ store }: Pick<YearProps, 'store'>): ReactElement | null =>
  store.missing.length === 0 ? null : (
    <Message kind="error">
      {paymentTexts.missing(store.missing.length)}
      <ul className="portal-payments-missing">
        {store.missing.map(({ invoice }) => (
          <li key={invoice.fileName}>{invoice.fileName}</li>
        ))}
      </ul>
    </Message>
  ),
);

/** What a year is downloaded as: a table for the accountant, and its invoices in one zip. */
export const YearFiles = observer(({ store, year }: YearProps): ReactElement => {
  const hasInvoices = store.invoicesOf(year).length > 0;
  const { packing } = store;
  const button = useRef<HTMLButtonElement>(null);
  // Cancel disappears when the packing ends.
  useFocusReturn(packing.isRunning, button);
  return (
    <div className="portal-payments-files">
      <div className="portal-payments-buttons">
        <Button icon={<FileTextOutlined aria-hidden />} onClick={() => store.saveForAccountant(year)}>
          {paymentTexts.forAccountant}
        </Button>
        <Button
          ref={button}
          icon={<DownloadOutlined aria-hidden />}
          disabled={!hasInvoices}
          loading={busyIcon(packing.isRunning)}
          onClick={() => void packing.run(year)}
        >
          {paymentTexts.invoices}
        </Button>
      </div>
      {!hasInvoices && <p className="portal-payments-note">{paymentTexts.noInvoices}</p>}
      <Packing store={store} />
      <Missing store={store} />
    </div>
  );
});
