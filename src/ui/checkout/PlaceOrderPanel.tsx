import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { Message } from '../kit/Message';
import { StillWaiting } from '../kit/StillWaiting';
import { busyIcon } from '../kit/busyIcon';
import { checkoutTexts } from '../texts/checkoutTexts';
import type { CheckoutStore } from './CheckoutStore';
import { ORDER_FORM } from './orderFormId';

/** Place Order and what became of it; a refusal puts the focus on the first field that is missing (section 5). */
export const PlaceOrderPanel = observer(({ store }: { readonly store: CheckoutStore }): ReactElement => {
  const [first] = store.missing;
  useEffect(() => {
    if (first !== undefined) document.querySelector<HTMLElement>(`#order-${first}`)?.focus();
  }, [first]);
  return (
    <div className="portal-place-order">
      {store.problem !== '' && <Message kind="error">{store.problem}</Message>}
      <Button
        type="primary"
        size="large"
        block
        htmlType="submit"
        form={ORDER_FORM}
        loading={busyIcon(store.isBusy)}
      >
        {checkoutTexts.placeOrder}
      </Button>
      <StillWaiting command={store.placing} />
      {store.isHandingOver && <p role="status">{checkoutTexts.handingOver}</p>}
      <p className="portal-place-order-hint">{checkoutTexts.secure}</p>
    </div>
  );
});
