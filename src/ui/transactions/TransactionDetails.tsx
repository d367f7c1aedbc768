import { map } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { payableId } from '../../domain/checkout/orderAttempt';
import { type OrderState, wayOnFrom } from '../../domain/checkout/orderState';
import { paymentResponseAddress } from '../../domain/checkout/payment';
import { deducted } from '../../domain/money/money';
import type { Transaction } from '../../domain/transactions/transaction';
import { ContactLink } from '../checkout/ContactLink';
import { OptionalMoney } from '../kit/Money';
import { texts } from '../texts/texts';
import { InvoiceButton } from './InvoiceButton';
import { orderStateText } from './orderStateText';
import { PartPaidNote } from './PartPaidNote';
import { PaidAndDueLines } from './PaidAndDueLines';
import type { TransactionsStore } from './TransactionsStore';
import './amounts.css';

export interface TransactionProps {
  readonly transaction: Transaction;
  readonly store: TransactionsStore;
}

const Amounts = observer(({ transaction }: { readonly transaction: Transaction }): ReactElement => (
  <dl className="portal-amounts">
    <dt>{texts().transaction.subtotal}</dt>
    <dd>
      <OptionalMoney amount={transaction.subTotal} />
    </dd>
    <dt>{texts().transaction.discount}</dt>
    <dd>
      <OptionalMoney amount={map(deducted)(transaction.discount)} />
    </dd>
    <dt>{texts().transaction.gst}</dt>
    <dd>
      <OptionalMoney amount={transaction.gst} />
    </dd>
    <dt className="portal-transaction-total">{texts().transaction.total}</dt>
    <dd className="portal-transaction-total">
      <OptionalMoney amount={transaction.total} />
    </dd>
    <PaidAndDueLines order={transaction} />
  </dl>
));

interface NextActionProps {
  readonly state: OrderState;
  readonly transaction: Transaction;
}

const NextAction = observer(({ state, transaction }: NextActionProps): ReactElement | null => {
  switch (wayOnFrom(state)) {
    case 'cart':
      return <Link to="/cart">{texts().transaction.toCart}</Link>;
    case 'contact':
      return <ContactLink />;
    case 'notifications':
      return <Link to="/notifications">{texts().transaction.toNotifications}</Link>;
    case 'payment':
      return (
        <Link to={paymentResponseAddress('', 'checking', payableId(transaction))}>
          {texts().cart.seePayment}
        </Link>
      );
    case 'transactions':
    case 'none':
      return null;
  }
});

/** Why it cannot be paid, and what to do instead (RESUME-03). */
const Unpaid = observer(({ transaction, store }: TransactionProps): ReactElement | null => {
  const state = store.stateOf(transaction);
  return state.kind === 'paid' || store.isPayable(transaction) ? null : (
    <p className="portal-transaction-state">
      <span>{orderStateText(state)}</span> <NextAction state={state} transaction={transaction} />
    </p>
  );
});

/** An expanded transaction: its amounts and its invoice (TXN-06, TXN-07). */
export const TransactionDetails = observer(({ transaction, store }: TransactionProps): ReactElement => (
  <div className="portal-transaction-details">
    <Unpaid transaction={transaction} store={store} />
    <Amounts transaction={transaction} />
    <PartPaidNote order={transaction} />
    <div className="portal-transaction-invoice">
      <InvoiceButton transaction={transaction} invoice={store.invoice} />
      {transaction.invoicePath === '' && <p>{texts().transaction.noInvoice}</p>}
    </div>
  </div>
));
