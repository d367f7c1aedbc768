import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { Transaction } from '../../domain/transactions/transaction';
import { OptionalMoney } from '../kit/Money';
import { texts } from '../texts/texts';
import { PartPaidNote } from './PartPaidNote';
import { PaidAndDueLines } from './PaidAndDueLines';
import './amounts.css';

/** The total of an order and, where known, the amounts paid now and still to pay, with the way to ask about the rest (AMB-52). */
export const OrderAmounts = observer(({ order }: { readonly order: Transaction }): ReactElement => (
  <>
    <dl className="portal-amounts" aria-label={texts().transaction.orderAmounts}>
      <dt>{texts().transaction.orderTotal}</dt>
      <dd>
        <OptionalMoney amount={order.total} />
      </dd>
      <PaidAndDueLines order={order} />
    </dl>
    <PartPaidNote order={order} />
  </>
));
