import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type Cart, isEmptyCart } from '../../domain/cart/cart';
import { CheckoutStore } from '../checkout/CheckoutStore';
import { OrderFields } from '../checkout/OrderFields';
import { ORDER_FORM } from '../checkout/orderFormId';
import { PlaceOrderPanel } from '../checkout/PlaceOrderPanel';
import { useReturnFromProvider } from '../checkout/useReturnFromProvider';
import { ConfirmDialog } from '../kit/ConfirmDialog';
import { EmptyState } from '../kit/EmptyState';
import { LoadState } from '../kit/LoadState';
import { Message } from '../kit/Message';
import { PageHeader } from '../kit/PageHeader';
import { StillWaiting } from '../kit/StillWaiting';
import { useFocusReturn } from '../kit/useFocusReturn';
import { useStore } from '../state/storeContext';
import { texts } from '../texts/texts';
import { CartItemsStore } from './CartItemsStore';
import { CartLines } from './CartLines';
import { CartStore } from './CartStore';
import { CartTotals } from './CartTotals';
import { CouponField } from './CouponField';
import { CouponStore } from './CouponStore';
import { UnconfirmedOrders } from './UnconfirmedOrders';
import { UnconfirmedOrdersStore } from './UnconfirmedOrdersStore';
import './cart.css';

const loadTexts = () => ({ loading: texts().cart.loading, failed: (): string => texts().cart.loadFailed });

interface ContentProps {
  readonly cart: Cart;
  /** Whether the cart was read since this page opened; an older cart may be out of date. */
  readonly isFresh: boolean;
}

const useCheckout = (checkout: CheckoutStore): void => {
  useReturnFromProvider(checkout.handOver);
  useEffect(() => {
    checkout.open();
    return () => checkout.close();
  }, [checkout]);
};

const useCoupon = ({ cart, isFresh }: ContentProps): CouponStore => {
  const coupon = useStore(CouponStore);
  useEffect(() => {
    coupon.open();
    return () => coupon.close();
  }, [coupon]);
  useEffect(() => {
    if (isFresh) void coupon.reapplyTo(cart);
  }, [coupon, cart, isFresh]);
  return coupon;
};

interface CheckoutProps extends ContentProps {
  readonly checkout: CheckoutStore;
}

const Filled = observer(({ cart, isFresh, checkout }: CheckoutProps): ReactElement => {
  const items = useStore(CartItemsStore);
  const coupon = useCoupon({ cart, isFresh });
  useCheckout(checkout);
  const isFinal = isFresh && coupon.triedWith === cart && !items.removing.isRunning;
  const navigate = useNavigate();
  const go = (path: string): void => void navigate(path);
  const [isAsked, setIsAsked] = useState(false);
  const unconfirmed = useStore(UnconfirmedOrdersStore);
  const held = unconfirmed.orderedTwice(cart);
  const placeOrder = (event: FormEvent): void => {
    event.preventDefault();
    if (held.length > 0) setIsAsked(true);
    else void checkout.placing.run(go);
  };
  const placeAgain = (): void => {
    setIsAsked(false);
    void checkout.placing.run(go);
  };
  return (
    <div className="portal-cart">
      <div className="portal-cart-main">
        <UnconfirmedOrders store={unconfirmed} cart={cart} />
        <CartLines store={items} cart={cart} />
        <form
          id={ORDER_FORM}
          className="portal-cart-order"
          aria-label={texts().cart.orderForm}
          noValidate
          onSubmit={placeOrder}
        >
          <OrderFields store={checkout} />
        </form>
      </div>
      <aside className="portal-cart-side" aria-label={texts().cart.side}>
        {coupon.isFieldShown && <CouponField store={coupon} />}
        <CartTotals payment={cart.payment} split={checkout.gstSplit} />
        <StillWaiting command={coupon.reapplying} />
        <PlaceOrderPanel store={checkout} go={go} isBusy={checkout.isBusy || !isFinal} />
        <ConfirmDialog
          open={isAsked}
          title={texts().cart.orderAgainTitle}
          yes={texts().cart.orderAgain}
          no={texts().cart.orderLater}
          onYes={placeAgain}
          onNo={() => setIsAsked(false)}
        >
          <p>{texts().cart.orderAgainWarning(held.join(', '))}</p>
        </ConfirmDialog>
      </aside>
    </div>
  );
});

const Empty = observer(({ cart, checkout }: Omit<CheckoutProps, 'isFresh'>): ReactElement => (
  <>
    {checkout.refusedCart === cart && (
      <Message kind="error" cause={checkout.said.cause}>
        {checkout.problem}
      </Message>
    )}
    <EmptyState text={texts().cart.empty} action={<Link to="/dashboard">{texts().cart.findService}</Link>} />
  </>
));

/** The order outlives its items: why it was refused is said also once the cart turned out to be empty. */
const Content = observer(({ cart, isFresh }: ContentProps): ReactElement => {
  const checkout = useStore(CheckoutStore);
  return isEmptyCart(cart) ? (
    <Empty cart={cart} checkout={checkout} />
  ) : (
    <Filled cart={cart} isFresh={isFresh} checkout={checkout} />
  );
});

/** /cart: items, billing, totals and Place Order (NAV-02). */
export const CartScreen = observer((): ReactElement => {
  const store = useStore(CartStore);
  // The cart known before this page opened; whatever read brings another, that one is fresh.
  const [known] = useState(() => store.cart.value);
  // A layout effect, so that LoadState does not start another load before it.
  useLayoutEffect(() => {
    void store.refresh();
  }, [store]);
  const heading = useRef<HTMLHeadingElement>(null);
  // Whatever had the focus in the filled cart is gone from the empty one.
  useFocusReturn(store.isFilled, heading);
  return (
    <>
      <PageHeader
        title={texts().cart.title}
        lead={store.isEmpty ? undefined : texts().cart.lead}
        headingRef={heading}
      />
      <LoadState loadable={store.cart} texts={loadTexts()}>
        {(cart) => <Content cart={cart} isFresh={cart !== known} />}
      </LoadState>
    </>
  );
});
