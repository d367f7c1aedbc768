import { observer } from 'mobx-react-lite';
import { isNone, type Option } from 'fp-ts/Option';
import type { ReactElement } from 'react';
import type { Paise } from '../../domain/money/money';
import { paidAndDue } from '../../domain/transactions/paidAndDue';
import type { Transaction } from '../../domain/transactions/transaction';
import { Money } from '../kit/Money';
import { texts } from '../texts/texts';

const Line = ({ label, amount }: { readonly label: string; readonly amount: Option<Paise> }) =>
  isNone(amount) ? null : (
    <>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount.value} />
      </dd>
    </>
  );

/** The amounts paid now and still to pay as entries of a definition list; nothing when they are unknown (AMB-52). */
export const PaidAndDueLines = observer(({ order }: { readonly order: Transaction }): ReactElement => {
  const { paidNow, stillToPay, payableNow } = paidAndDue(order);
  return (
    <>
      <Line label={texts().transaction.payableNow} amount={payableNow} />
      <Line label={texts().transaction.paidNow} amount={paidNow} />
      <Line label={texts().transaction.stillToPay} amount={stillToPay} />
    </>
  );
});
