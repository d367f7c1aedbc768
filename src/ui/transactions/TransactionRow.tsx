import { DownOutlined } from '@ant-design/icons';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useId } from 'react';
import { paymentLabel } from '../../domain/transactions/payment';
import { DateText } from '../kit/DateText';
import { OptionalMoney } from '../kit/Money';
import { StatusPill } from '../kit/StatusPill';
import { transactionTexts } from '../texts/transactionTexts';
import { TransactionDetails, type TransactionProps } from './TransactionDetails';
import './transactions.css';

/** One transaction; a click unfolds or folds its amounts (section 4, Transaction row). */
export const TransactionRow = observer(({ transaction, store }: TransactionProps): ReactElement => {
  const detailsId = useId();
  const isUnfolded = store.isUnfolded(transaction);
  const tone = transaction.payment === 'success' ? 'success' : 'idle';
  return (
    <div className="portal-transaction">
      <button
        type="button"
        className="portal-transaction-row"
        aria-expanded={isUnfolded}
        aria-controls={isUnfolded ? detailsId : undefined}
        onClick={() => store.toggle(transaction)}
      >
        <span className="portal-transaction-id">
          <span className="portal-transaction-label">{transactionTexts.transactionId}</span>{' '}
          <span>{transaction.orderId}</span>
        </span>{' '}
        <span className="portal-transaction-date">
          <DateText when={transaction.createdAt} />
        </span>{' '}
        <span className="portal-transaction-sum">
          <OptionalMoney amount={transaction.total} />
        </span>{' '}
        <span className="portal-transaction-status">
          <StatusPill tone={tone}>{paymentLabel(transaction.paymentText)}</StatusPill>
        </span>
        <DownOutlined aria-hidden className="portal-transaction-mark" />
      </button>
      {isUnfolded && (
        <div id={detailsId}>
          <TransactionDetails transaction={transaction} store={store} />
        </div>
      )}
    </div>
  );
});
