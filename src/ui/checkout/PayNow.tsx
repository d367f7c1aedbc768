import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OrderId } from '../../domain/transactions/transaction';
import { Message } from '../kit/Message';
import { StillWaiting } from '../kit/StillWaiting';
import { busyIcon } from '../kit/busyIcon';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { ContactBelow } from './ContactLink';
import { PayNowStore } from './PayNowStore';
import { useReturnFromProvider } from './useReturnFromProvider';
import './payNow.css';

export interface PayNowProps {
  readonly orderId: OrderId;
  /** Called when the order is no longer as the screen shows it. */
  readonly onStale: () => void;
}

interface PayNowPress {
  readonly store: PayNowStore;
  readonly pay: () => void;
}

/** What a press on Pay now works with; the payment provider's code is fetched at once, before the press. */
export const usePayNow = ({ orderId, onStale }: PayNowProps): PayNowPress => {
  const store = useStore(PayNowStore);
  const navigate = useNavigate();
  useReturnFromProvider(store.handOver);
  useEffect(() => {
    store.open();
    return () => store.close();
  }, [store]);
  const pay = (): void => void store.paying.run({ orderId, onStale, go: (path) => void navigate(path) });
  return { store, pay };
};

/** What became of the press. */
export const PayNowState = observer(({ store }: { readonly store: PayNowStore }): ReactElement => (
  <>
    {store.problem !== '' && (
      <Message kind="error" cause={store.said.cause}>
        {store.problem}
      </Message>
    )}
    {store.problem !== '' && store.handOver.hasNotOpened && <ContactBelow cause={store.said.cause} />}
    <StillWaiting command={store.paying} />
    {store.handOver.isUnderWay && <p role="status">{texts().checkout.handingOver}</p>}
  </>
));

/** Pays an order that was placed; it never places another (RESUME-02). */
export const PayNow = observer((props: PayNowProps): ReactElement => {
  const { store, pay } = usePayNow(props);
  return (
    <div className="portal-pay-now">
      <Button type="primary" loading={busyIcon(store.isBusy)} onClick={pay}>
        {texts().transaction.payNow}
      </Button>
      <PayNowState store={store} />
    </div>
  );
});
