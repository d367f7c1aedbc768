import { isSome } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useId } from 'react';
import { paidAndDue } from '../../domain/transactions/paidAndDue';
import { DateText } from '../kit/DateText';
import { Money, OptionalMoney } from '../kit/Money';
import { StatusPill } from '../kit/StatusPill';
import { transactionTexts } from '../texts/transactionTexts';
import { TransactionDetails, type TransactionProps } from './TransactionDetails';
import { paymentLabel } from './paymentLabel';
import { paymentTone } from './paymentTone';
import './transactions.css';

/**
 * One transaction; a click expands or collapses its amounts (TXN-05). It uses few elements to keep a long list fast.
 */
export const TransactionRow = observer(({ transaction, store }: TransactionProps): ReactElement => {
  const detailsId = useId();
  const { stillToPay } = paidAndDue(transaction);
  const isUnfolded = store.isUnfolded(transaction);
  return (
    <>
      <button
        type="button"
        className={`portal-transaction-row${isSome(stillToPay) ? ' portal-transaction-part-paid' : ''}`}
        aria-expanded={isUnfolded}
        aria-controls={isUnfolded ? detailsId : undefined}
        onClick={() => store.toggle(transaction)}
      >
        <span className="portal-transaction-id">
          <span className="portal-transaction-label">{transactionTexts.transactionId}</span>{' '}
          {transaction.orderId}
        </span>{' '}
        <DateText when={transaction.createdAt} /> <OptionalMoney amount={transaction.total} />{' '}
        {isSome(stillToPay) && (
          <span className="portal-transaction-due">
            {transactionTexts.stillToPay} <Money amount={stillToPay.value} />
          </span>
        )}{' '}
        <StatusPill tone={paymentTone(transaction)}>{paymentLabel(transaction)}</StatusPill>
      </button>
      {isUnfolded && (
        <div id={detailsId}>
          <TransactionDetails transaction={transaction} store={store} />
        </div>
      )}
    </>
  );
});
