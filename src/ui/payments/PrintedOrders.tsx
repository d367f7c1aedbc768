import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { formatWhen } from '../../domain/dates/formatWhen';
import type { Transaction } from '../../domain/transactions/transaction';
import { OptionalMoney } from '../kit/Money';
import { texts } from '../texts/texts';
import { stateText } from './paymentWords';

/** The orders on paper, all of them: the list on the screen holds only what is near the window. */
export const PrintedOrders = observer(
  ({ orders }: { readonly orders: readonly Transaction[] }): ReactElement => {
    const [date, order, , gst, total, payment] = texts().payment.headings;
    return (
      <table className="portal-payments-table portal-payments-printed" aria-label={texts().transaction.title}>
        <thead>
          <tr>
            {[date, order, payment, gst, total].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((each) => (
            <tr key={each.id}>
              <td>{formatWhen(each.createdAt)}</td>
              <td>{each.orderId}</td>
              <td>{stateText(each)}</td>
              <td>
                <OptionalMoney amount={each.gst} />
              </td>
              <td>
                <OptionalMoney amount={each.total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    );
  },
);
