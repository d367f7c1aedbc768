import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { type PayNowProps, PayNowState, usePayNow } from '../checkout/PayNow';
import type { Elements } from '../kit/elements';

export interface PayRowProps extends PayNowProps {
  /** What the row says. */
  readonly children: Elements;
  /** The same while the payment begins. */
  readonly busy: Elements;
}

/** Pays at once: the order was placed, and nothing is left to fill in (RESUME-02). */
export const PayRow = observer(({ children, busy, ...order }: PayRowProps): ReactElement => {
  const { store, pay } = usePayNow(order);
  return (
    <>
      <button type="button" className="portal-need-row" aria-busy={store.isBusy} onClick={pay}>
        {store.isBusy ? busy : children}
      </button>
      <PayNowState store={store} />
    </>
  );
});
