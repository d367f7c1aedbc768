import { Button } from 'antd';
import { observer } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { CodeInput } from '../kit/CodeInput';
import { Field } from '../kit/Field';
import { Message } from '../kit/Message';
import { Reference } from '../kit/Reference';
import { StillWaiting } from '../kit/StillWaiting';
import { useOutcomeInView } from '../kit/useOutcomeInView';
import { busyIcon } from '../kit/busyIcon';
import { texts } from '../texts/texts';
import type { CouponStore } from './CouponStore';

/** The discount code field with its result (CART-15, CART-17, CART-18). */
export const CouponField = observer(({ store }: { readonly store: CouponStore }): ReactElement => {
  const isTold = store.problem !== '' || store.applied !== '';
  return (
    <form
      ref={useOutcomeInView<HTMLFormElement>(store.applying.isRunning, isTold)}
      className="portal-coupon"
      aria-label={texts().cart.coupon}
      onSubmit={(event) => {
        event.preventDefault();
        void store.apply();
      }}
    >
      <Field
        label={texts().cart.coupon}
        error={store.problem}
        hint={store.applied === '' ? undefined : texts().cart.couponStays}
      >
        <CodeInput
          enterKeyHint="done"
          value={store.typed}
          onChange={(event) => store.type(event.target.value)}
        />
      </Field>
      <Button htmlType="submit" loading={busyIcon(store.isTypedUnderWay)}>
        {texts().cart.apply}
      </Button>
      {store.problem !== '' && <Reference cause={store.cause} />}
      <StillWaiting command={store.applying} />
      {store.next !== '' && (
        <p role="status" className="portal-coupon-next">
          {texts().cart.couponNext(store.next)}
        </p>
      )}
      {store.applied !== '' && <Message kind="success">{texts().cart.couponApplied(store.applied)}</Message>}
    </form>
  );
});
