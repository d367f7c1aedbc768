import { isSome } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useDeferredValue, useId, useRef } from 'react';
import { payableId } from '../../domain/checkout/orderAttempt';
import { paidAndDue } from '../../domain/transactions/paidAndDue';
import { PayNowWaiting } from '../checkout/PayNowWaiting';
import { DateText } from '../kit/DateText';
import { LazyPart } from '../kit/LazyPart';
import { Money, OptionalMoney } from '../kit/Money';
import { StatusPill } from '../kit/StatusPill';
import { texts } from '../texts/texts';
import { TransactionDetails, type TransactionProps } from './TransactionDetails';
import { orderStateText } from './orderStateText';
import { paymentLabel } from './paymentLabel';
import { paymentTone } from './paymentTone';
import { langOf } from '../kit/langOf';
import './transactions.css';

interface RowProps extends TransactionProps {
  /** What was bought, as far as it is known. */
  readonly services: readonly string[];
}

/** What an order waits for, with what Pay now asks for where that is not its total; shown without a press (RESUME-02, AMB-52). */
const PayLine = observer(({ transaction, store }: TransactionProps): ReactElement => {
  const { payableNow } = paidAndDue(transaction);
  return (
    <div className="portal-transaction-pay">
      <p>
        <span>{orderStateText(store.stateOf(transaction))}</span>
        {isSome(payableNow) && (
          <span className="portal-transaction-asked">
            <span>{texts().transaction.payableNow}</span> <Money amount={payableNow.value} />
          </span>
        )}
      </p>
      <LazyPart
        name="payNow"
        waiting={<PayNowWaiting />}
        given={{ orderId: payableId(transaction), onStale: () => void store.transactions.reload() }}
      />
    </div>
  );
});

/**
 * One transaction; a click expands or collapses its amounts (TXN-05). It uses few elements to keep a long list fast.
 */
export const TransactionRow = observer(({ transaction, services, store }: RowProps): ReactElement => {
  const detailsId = useId();
  const names = services.join(', ');
  const { stillToPay } = paidAndDue(transaction);
  const isUnfolded = store.isUnfolded(transaction);
  // The press shows in the next frame, and the amounts in the one after.
  const showsDetails = useDeferredValue(isUnfolded);
  // A row that scrolling brings back is unfolded already, and moves nothing.
  const pressed = useRef(false);
  return (
    <>
      <button
        type="button"
        className={`portal-transaction-row${names && ' portal-transaction-named'}${
          isSome(stillToPay) ? ' portal-transaction-part-paid' : ''
        }`}
        aria-expanded={isUnfolded}
        aria-controls={showsDetails ? detailsId : undefined}
        onClick={() => {
          pressed.current = !isUnfolded;
          store.toggle(transaction);
        }}
      >
        {names && (
          <span className="portal-transaction-services" lang={langOf(names)}>
            {names}
          </span>
        )}
        <span className="portal-transaction-id">
          {' '}
          <span className="portal-transaction-label">{texts().transaction.transactionId}</span>{' '}
          <span>{transaction.orderId}</span>
        </span>{' '}
        <span className="portal-transaction-date">
          <DateText when={transaction.createdAt} />
        </span>{' '}
        <span className="portal-transaction-sum">
          <OptionalMoney amount={transaction.total} />
        </span>{' '}
        {isSome(stillToPay) && (
          <span className="portal-transaction-due">
            <span>{texts().transaction.stillToPay}</span>{' '}
            <span>
              <Money amount={stillToPay.value} />
            </span>{' '}
          </span>
        )}
        <StatusPill tone={paymentTone(transaction)}>{paymentLabel(transaction)}</StatusPill>
      </button>
      {store.isPayable(transaction) && <PayLine transaction={transaction} store={store} />}
      {showsDetails && (
        <div
          id={detailsId}
          ref={(details) => {
            if (pressed.current) details?.scrollIntoView({ block: 'nearest' });
            pressed.current = false;
          }}
        >
          <TransactionDetails transaction={transaction} store={store} />
        </div>
      )}
    </>
  );
});
