import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import type { Transaction } from '../../domain/transactions/transaction';
import { OptionalMoney } from '../kit/Money';
import { StillWaiting } from '../kit/StillWaiting';
import { busyIcon } from '../kit/busyIcon';
import { transactionTexts } from '../texts/transactionTexts';
import { orderStateText } from './orderStateText';
import { PaidAndDueLines } from './PaidAndDueLines';
import type { TransactionsStore } from './TransactionsStore';
import './amounts.css';

export interface TransactionProps {
  readonly transaction: Transaction;
  readonly store: TransactionsStore;
}

const Amounts = ({ transaction }: { readonly transaction: Transaction }): ReactElement => (
  <dl className="portal-amounts">
    <dt>{transactionTexts.subtotal}</dt>
    <dd>
      <OptionalMoney amount={transaction.subTotal} />
    </dd>
    <dt>{transactionTexts.discount}</dt>
    <dd>
      <OptionalMoney amount={transaction.discount} />
    </dd>
    <dt>{transactionTexts.gst}</dt>
    <dd>
      <OptionalMoney amount={transaction.gst} />
    </dd>
    <dt className="portal-transaction-total">{transactionTexts.total}</dt>
    <dd className="portal-transaction-total">
      <OptionalMoney amount={transaction.total} />
    </dd>
    <PaidAndDueLines order={transaction} />
  </dl>
);

const Unpaid = observer(({ transaction, store }: TransactionProps): ReactElement | null => {
  const state = store.stateOf(transaction);
  const isForCart = state.kind === 'payable' || (state.kind === 'replaced' && state.by === 'cart');
  return state.kind === 'paid' ? null : (
    <p className="portal-transaction-state">
      {orderStateText(state)} {isForCart && <Link to="/cart">{transactionTexts.toCart}</Link>}
    </p>
  );
});

/** An expanded transaction: its amounts and its invoice (TXN-06, TXN-07). */
export const TransactionDetails = observer(({ transaction, store }: TransactionProps): ReactElement => {
  const hasInvoice = transaction.invoicePath !== '';
  return (
    <div className="portal-transaction-details">
      {transaction.services.length > 0 && (
        <p className="portal-transaction-services">{transaction.services.join(', ')}</p>
      )}
      <Unpaid transaction={transaction} store={store} />
      <Amounts transaction={transaction} />
      <div className="portal-transaction-invoice">
        <Button
          icon={<DownloadOutlined aria-hidden />}
          disabled={!hasInvoice}
          loading={busyIcon(store.downloadingId === transaction.id)}
          onClick={() => void store.download.run(transaction)}
        >
          {transactionTexts.downloadInvoice}
        </Button>
        {!hasInvoice && <p>{transactionTexts.noInvoice}</p>}
        {store.downloadingId === transaction.id && <StillWaiting command={store.download} />}
      </div>
    </div>
  );
});
