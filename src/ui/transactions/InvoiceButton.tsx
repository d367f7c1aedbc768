import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Transaction } from '../../domain/transactions/transaction';
import { StillWaiting } from '../kit/StillWaiting';
import { busyIcon } from '../kit/busyIcon';
import type { RowCommand } from '../state/RowCommand';
import { texts } from '../texts/texts';

interface InvoiceProps {
  readonly transaction: Transaction;
  readonly invoice: RowCommand<Transaction>;
}

/** Download Invoice; unavailable until one is issued (TXN-07). */
export const InvoiceButton = observer(({ transaction, invoice }: InvoiceProps): ReactElement => {
  const running = invoice.of(transaction);
  return (
    <>
      <Button
        icon={<DownloadOutlined aria-hidden />}
        disabled={transaction.invoicePath === ''}
        loading={busyIcon(running !== undefined)}
        onClick={() => void invoice.run(transaction)}
      >
        {texts().transaction.downloadInvoice}
      </Button>
      {running && <StillWaiting command={running} />}
    </>
  );
});
