import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Transaction } from '../../domain/transactions/transaction';
import { StillWaiting } from '../kit/StillWaiting';
import { busyIcon } from '../kit/busyIcon';
import { texts } from '../texts/texts';
import type { InvoiceDownload } from './InvoiceDownload';

interface InvoiceProps {
  readonly transaction: Transaction;
  readonly invoice: InvoiceDownload;
}

/** Download Invoice; unavailable until one is issued (TXN-07). */
export const InvoiceButton = observer(({ transaction, invoice }: InvoiceProps): ReactElement => (
  <>
    <Button
      icon={<DownloadOutlined aria-hidden />}
      disabled={transaction.invoicePath === ''}
      loading={busyIcon(invoice.isOf(transaction))}
      onClick={() => void invoice.command.run(transaction)}
    >
      {texts().transaction.downloadInvoice}
    </Button>
    {invoice.isOf(transaction) && <StillWaiting command={invoice.command} />}
  </>
));
