import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect, useRef } from 'react';
import { Message } from '../kit/Message';
import { StillWaiting } from '../kit/StillWaiting';
import { busyIcon } from '../kit/busyIcon';
import { useFocusReturn } from '../kit/useFocusReturn';
import { checkoutTexts } from '../texts/checkoutTexts';
import { kitTexts } from '../texts/kitTexts';
import { ContactLink } from './ContactLink';
import type { CheckoutStore } from './CheckoutStore';
import type { Go } from './HandOver';
import { ORDER_FORM } from './orderFormId';
import './checkout.css';

interface PanelProps {
  readonly store: CheckoutStore;
  readonly go: Go;
}

interface PlaceOrderProps extends PanelProps {
  /** While true, a press would be lost or order at totals that are not final. */
  readonly isBusy: boolean;
}

/** Every problem comes with an action to take next. */
const NextActions = observer(({ store, go }: PanelProps): ReactElement | null => {
  if (!store.isOrderUnknown && !store.isAmountMissing) return null;
  return (
    <div className="portal-place-order-actions">
      {store.isOrderUnknown && store.problem !== checkoutTexts.orderUnknown && (
        <p role="status">{checkoutTexts.orderUnknown}</p>
      )}
      {store.isAmountMissing ? (
        <Button onClick={() => store.readCartAgain()}>{kitTexts.tryAgain}</Button>
      ) : (
        <Button loading={busyIcon(store.checking.isRunning)} onClick={() => void store.checking.run(go)}>
          {checkoutTexts.checkAgain}
        </Button>
      )}
      <ContactLink />
    </div>
  );
});

const Problem = observer(({ store }: Pick<PanelProps, 'store'>): ReactElement | null => {
  const problem = store.isAmountMissing ? checkoutTexts.amountMissing : store.problem;
  if (problem === '') return null;
  return <Message kind={store.refusal === 'OrderNotPlaced' ? 'info' : 'error'}>{problem}</Message>;
});

/** Place Order and its outcome; a refusal focuses the first missing field (CART-08, PAY-01). */
export const PlaceOrderPanel = observer(({ store, go, isBusy }: PlaceOrderProps): ReactElement => {
  const [first] = store.missing;
  useEffect(() => {
    if (first !== undefined) document.querySelector<HTMLElement>(`#order-${first}`)?.focus();
  }, [first]);
  // Cancel and Check again disappear when the call ends.
  const orderButton = useRef<HTMLButtonElement>(null);
  useFocusReturn(store.placing.isRunning || store.checking.isRunning, orderButton);
  return (
    <div className="portal-place-order">
      <Problem store={store} />
      <NextActions store={store} go={go} />
      <Button
        ref={orderButton}
        type="primary"
        size="large"
        block
        htmlType="submit"
        form={ORDER_FORM}
        loading={busyIcon(isBusy)}
      >
        {checkoutTexts.placeOrder}
      </Button>
      <StillWaiting command={store.placing} />
      <StillWaiting command={store.checking} />
      {store.handOver.isUnderWay && <p role="status">{checkoutTexts.handingOver}</p>}
      <p className="portal-place-order-hint">
        {store.isFree ? checkoutTexts.nothingToPay : checkoutTexts.secure}
      </p>
    </div>
  );
});
