import { Button } from 'antd';
import { isSome } from 'fp-ts/Option';
import { observer } from 'mobx-react-lite';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { formatRupees } from '../../domain/money/formatRupees';
import { Message } from '../kit/Message';
import { StillWaiting, type StillWaitingProps } from '../kit/StillWaiting';
import { busyIcon } from '../kit/busyIcon';
import { useIntoView } from '../kit/useIntoView';
import { useOutcomeInView } from '../kit/useOutcomeInView';
import { useStandingHeight } from '../kit/useStandingHeight';
import { useFocusReturn } from '../kit/useFocusReturn';
import { line } from '../state/line';
import { lightTexts } from '../texts/lightTexts';
import { texts } from '../texts/texts';
import { ContactBelow } from './ContactLink';
import type { CheckoutStore } from './CheckoutStore';
import type { Go } from './HandOver';
import { focusOrderField, ORDER_FORM } from './orderFormId';
import './checkout.css';

interface PanelProps {
  readonly store: CheckoutStore;
  readonly go: Go;
}

interface PlaceOrderProps extends PanelProps {
  /** While true, a press would be lost or order at totals that are not final. */
  readonly isBusy: boolean;
}

/** Why nothing was ordered, and the call that caused it. */
const toldBy = (store: CheckoutStore): { readonly problem: string; readonly cause: unknown } =>
  store.isAmountMissing
    ? { problem: texts().checkout.amountMissing, cause: undefined }
    : { problem: store.problem, cause: store.said.cause };

/** Every problem comes with an action to take next. */
const NextActions = observer(({ store, go }: PanelProps): ReactElement | null => {
  const isStuck = store.handOver.hasNotOpened && store.problem !== '';
  const needsHelp = isStuck || store.refusal === 'AmountTooSmall';
  if (!store.isOrderUnknown && !store.isAmountMissing && !needsHelp) return null;
  return (
    <div className="portal-place-order-actions">
      {store.isOrderUnknown && store.problem !== texts().checkout.orderUnknown && (
        <p role="status">{texts().checkout.orderUnknown}</p>
      )}
      {store.isAmountMissing && (
        <Button onClick={() => store.readCartAgain()}>{lightTexts().kit.tryAgain}</Button>
      )}
      {store.isOrderUnknown && !store.isAmountMissing && (
        <Button loading={busyIcon(store.checking.isRunning)} onClick={() => void store.checking.run(go)}>
          {texts().checkout.checkAgain}
        </Button>
      )}
      <ContactBelow cause={toldBy(store).cause} />
    </div>
  );
});

const Problem = observer(({ store }: Pick<PanelProps, 'store'>): ReactElement | null => {
  const { problem, cause } = toldBy(store);
  if (problem === '') return null;
  if (store.refusal === 'OrderNotPlaced') return <Message kind="info">{problem}</Message>;
  return (
    <Message kind="error" cause={cause}>
      {problem}
    </Message>
  );
});

const InView = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div ref={useIntoView<HTMLDivElement>()}>{children}</div>
);

/** The wait for a call, which on a phone stands below the bar that was pressed. */
const Wait = observer(({ command }: StillWaitingProps): ReactElement | null =>
  command.isRunning && (command.isLong || line.isDown) ? (
    <InView>
      <StillWaiting command={command} />
    </InView>
  ) : null,
);

/** Why nothing was ordered, and the way on; brought into view unless the focus leads to a field that was refused. */
const Outcome = observer(({ store, go }: PanelProps): ReactElement => {
  const isTold = store.problem !== '' && store.refused.length === 0;
  // What went wrong may be said while the cart is still read again; what was said before stays while it is checked again.
  const isUnderWay =
    store.checking.isRunning || (!isTold && (store.placing.isRunning || store.handOver.isUnderWay));
  return (
    <div ref={useOutcomeInView<HTMLDivElement>(isUnderWay, isTold)} className="portal-place-order-outcome">
      <Problem store={store} />
      <NextActions store={store} go={go} />
    </div>
  );
});

/** What will be paid and what is still missing, in the bar that a phone keeps in view (BUY-03). */
const ToPay = observer(({ store }: Pick<PanelProps, 'store'>): ReactElement => (
  <div className="portal-place-order-amount">
    {isSome(store.payable) && (
      <strong className="portal-money">{texts().checkout.toPay(formatRupees(store.payable.value))}</strong>
    )}
    <span className="portal-place-order-missing">
      {store.unfinished.length === 0
        ? texts().checkout.allFilledIn
        : texts().checkout.stillMissing(store.unfinished.map((field) => texts().checkout[field]).join(', '))}
    </span>
  </div>
));

/** Place Order and its outcome; a refusal focuses the first missing or wrong field (CART-08, PAY-01). */
export const PlaceOrderPanel = observer(({ store, go, isBusy }: PlaceOrderProps): ReactElement => {
  const { firstRefused } = store;
  useEffect(() => {
    if (firstRefused !== undefined) focusOrderField(firstRefused.field);
  }, [firstRefused]);
  // Cancel and Check again disappear when the call ends.
  const orderButton = useRef<HTMLButtonElement>(null);
  useFocusReturn(store.placing.isRunning || store.checking.isRunning, orderButton);
  return (
    <div className="portal-place-order">
      <Outcome store={store} go={go} />
      <div ref={useStandingHeight('--portal-foot')} className="portal-place-order-bar">
        <ToPay store={store} />
        <Button
          ref={orderButton}
          type="primary"
          size="large"
          block
          htmlType="submit"
          form={ORDER_FORM}
          loading={busyIcon(isBusy)}
          aria-disabled={isBusy}
        >
          {texts().checkout.placeOrder}
        </Button>
      </div>
      <Wait command={store.placing} />
      <Wait command={store.checking} />
      {store.handOver.isUnderWay && <p role="status">{texts().checkout.handingOver}</p>}
      <p className="portal-place-order-hint">
        {store.isFree ? texts().checkout.nothingToPay : texts().checkout.secure}
      </p>
    </div>
  );
});
