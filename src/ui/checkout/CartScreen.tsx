import { observer } from 'mobx-react-lite';
import { type ReactElement, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { type Cart, isEmptyCart } from '../../domain/cart/cart';
import { CartItemsStore } from '../cart/CartItemsStore';
import { CartLines } from '../cart/CartLines';
import { CartStore } from '../cart/CartStore';
import { CartTotals } from '../cart/CartTotals';
import { CouponField } from '../cart/CouponField';
import { CouponStore } from '../cart/CouponStore';
import { EmptyState } from '../kit/EmptyState';
import { LoadState } from '../kit/LoadState';
import { PageHeader } from '../kit/PageHeader';
import { useStore } from '../state/storeContext';
import { checkoutTexts } from '../texts/checkoutTexts';
import { CheckoutStore } from './CheckoutStore';
import { OrderFields } from './OrderFields';
import { PlaceOrderPanel } from './PlaceOrderPanel';
import './checkout.css';

const texts = { loading: checkoutTexts.loading, failed: (): string => checkoutTexts.loadFailed };

const Filled = observer(({ cart }: { readonly cart: Cart }): ReactElement => {
  const items = useStore(CartItemsStore);
  const coupon = useStore(CouponStore);
  const checkout = useStore(CheckoutStore);
  useEffect(() => {
    void checkout.prefill();
  }, [checkout]);
  useEffect(() => {
    void coupon.followCart(cart);
  }, [coupon, cart]);
  return (
    <div className="portal-checkout">
      <div className="portal-checkout-main">
        <CartLines store={items} lines={cart.lines} />
        <OrderFields store={checkout} />
      </div>
      <aside className="portal-checkout-side">
        <CartTotals payment={cart.payment} split={checkout.gstSplit} />
        {coupon.isFieldShown && <CouponField store={coupon} />}
        <PlaceOrderPanel store={checkout} />
      </aside>
    </div>
  );
});

const Content = ({ cart }: { readonly cart: Cart }): ReactElement =>
  isEmptyCart(cart) ? (
    <EmptyState
      text={checkoutTexts.empty}
      action={<Link to="/dashboard">{checkoutTexts.findService}</Link>}
    />
  ) : (
    <Filled cart={cart} />
  );

/** /cart: items, billing, totals and Place Order (section 2, Cart). */
export const CartScreen = observer((): ReactElement => {
  const store = useStore(CartStore);
  useEffect(() => {
    void store.refresh();
  }, [store]);
  return (
    <>
      <PageHeader title={checkoutTexts.title} lead={checkoutTexts.lead} />
      <LoadState loadable={store.cart} texts={texts}>
        {(cart) => <Content cart={cart} />}
      </LoadState>
    </>
  );
});
