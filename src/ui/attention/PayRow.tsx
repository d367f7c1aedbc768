import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import type { OrderId } from '../../domain/transactions/transaction';
import { PayNowState, usePayNow } from '../checkout/PayNow';
import type { Elements } from '../kit/elements';

export interface PayRowProps {
  readonly orderId: OrderId;
  /** What the row says. */
  readonly children: Elements;
}

/** Pays at once: the order was placed, and nothing is left to fill in (RESUME-02). */
export const PayRow = observer(({ orderId, children }: PayRowProps): ReactElement => {
  const { store, pay } = usePayNow({ orderId, onStale: () => undefined });
  return (
    <>
      <button type="button" className="portal-need-row" aria-busy={store.isBusy} onClick={pay}>
        {children}
      </button>
      <PayNowState store={store} />
    </>
  );
});
