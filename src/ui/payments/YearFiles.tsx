import { DownloadOutlined, FileTextOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useRef } from 'react';
import type { YearOfPayments } from '../../domain/payments/payments';
import { busyIcon } from '../kit/busyIcon';
import { MissingFiles, PackingProgress } from '../kit/PackedZip';
import { useFocusReturn } from '../kit/useFocusReturn';
import { texts } from '../texts/texts';
import type { PaymentsStore } from './PaymentsStore';

export interface YearProps {
  readonly store: PaymentsStore;
  readonly year: YearOfPayments;
}

/** What a year is downloaded as: a table for the accountant, and its invoices in one zip. */
export const YearFiles = observer(({ store, year }: YearProps): ReactElement => {
  const hasInvoices = store.invoicesOf(year).length > 0;
  const packing = store.zips.packing.of(year);
  const isPacking = packing !== undefined;
  const { missing } = store.zips.of(year);
  const button = useRef<HTMLButtonElement>(null);
  // Cancel disappears when the packing ends.
  useFocusReturn(isPacking, button);
  return (
    <div className="portal-payments-files">
      <div className="portal-payments-buttons">
        <Button icon={<FileTextOutlined aria-hidden />} onClick={() => store.saveForAccountant(year)}>
          {texts().payment.forAccountant}
        </Button>
        <Button
          ref={button}
          icon={<DownloadOutlined aria-hidden />}
          disabled={!hasInvoices}
          loading={busyIcon(isPacking)}
          onClick={() => void store.zips.packing.run(year)}
        >
          {texts().payment.invoices}
        </Button>
      </div>
      {!hasInvoices && !store.isIncomplete && (
        <p className="portal-payments-note">{texts().payment.noInvoices}</p>
      )}
      {packing && <PackingProgress label={texts().payment.packing} packing={packing} />}
      <MissingFiles text={texts().payment.missing(missing.length)} missing={missing} />
    </div>
  );
});
