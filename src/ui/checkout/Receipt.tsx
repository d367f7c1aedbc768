import { isSome } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { Deployment } from '../../application/configuration/Deployment';
import type { Shared } from '../../application/ports/Sharing';
import { formatRupees } from '../../domain/money/formatRupees';
import { paidAndDue } from '../../domain/transactions/paidAndDue';
import type { Transaction } from '../../domain/transactions/transaction';
import { DateText } from '../kit/DateText';
import { langOf } from '../kit/langOf';
import { ShareButton } from '../kit/ShareButton';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { OrderAmounts } from '../transactions/OrderAmounts';

interface ReceiptProps {
  readonly order: Transaction;
  readonly services: readonly string[];
}

/** What was ordered, when and for how much, as the list of orders says. */
export const Receipt = observer(({ order, services }: ReceiptProps): ReactElement => (
  <>
    {isSome(order.createdAt) && (
      <p className="portal-result-date">
        <span>{texts().checkout.orderedOn}</span> <DateText when={order.createdAt} />
      </p>
    )}
    {services.length > 0 && (
      <ul className="portal-result-services" role="list">
        {services.map((name, index) => (
          <li key={index} lang={langOf(name)}>
            {name}
          </li>
        ))}
      </ul>
    )}
    <OrderAmounts order={order} />
  </>
));

/** What was bought from whom and what was paid: nothing that says whose order it is (BUY-07). */
const useShared = ({ order, services }: ReceiptProps): Shared => {
  const { name } = useStore(Deployment).configuration.brand;
  const { paidNow, stillToPay } = paidAndDue(order);
  const { paidNow: paid, stillToPay: left } = texts().transaction;
  return {
    text: [
      texts().checkout.sharedTitle(name),
      ...services,
      ...(isSome(paidNow) ? [`${paid}: ${formatRupees(paidNow.value)}`] : []),
      ...(isSome(stillToPay) ? [`${left}: ${formatRupees(stillToPay.value)}`] : []),
    ].join('\n'),
  };
};

export const ShareReceipt = observer((props: ReceiptProps): ReactElement => (
  <ShareButton shared={useShared(props)} />
));
