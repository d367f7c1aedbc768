import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactElement, useRef } from 'react';
import { Field } from '../kit/Field';
import { Message } from '../kit/Message';
import { StillWaiting } from '../kit/StillWaiting';
import { busyIcon } from '../kit/busyIcon';
import { TextInput } from '../kit/TextInput';
import { useFocusReturn } from '../kit/useFocusReturn';
import { cartTexts } from '../texts/cartTexts';
import type { CouponStore } from './CouponStore';

/** The discount code field with its result (CART-15, CART-17, CART-18). */
export const CouponField = observer(({ store }: { readonly store: CouponStore }): ReactElement => {
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(store.applying.isRunning, button);
  return (
    <form
      className="portal-coupon"
      onSubmit={(event) => {
        event.preventDefault();
        void store.applying.run();
      }}
    >
      <Field label={cartTexts.coupon} error={store.problem}>
        <TextInput
          autoComplete="off"
          value={store.typed}
          onChange={(event) => store.type(event.target.value)}
        />
      </Field>
      <Button ref={button} htmlType="submit" loading={busyIcon(store.applying.isRunning)}>
        {cartTexts.apply}
      </Button>
      <StillWaiting command={store.applying} />
      {store.applied !== '' && <Message kind="success">{cartTexts.couponApplied(store.applied)}</Message>}
    </form>
  );
});
