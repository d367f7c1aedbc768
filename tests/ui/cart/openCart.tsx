import { asReceived } from '../../../src/domain/received/asReceived';
import { some } from 'fp-ts/Option';
import { screen, waitFor, within } from '@testing-library/react';
import { vi } from 'vitest';
import { ApplyCoupon } from '../../../src/application/cart/ApplyCoupon';
import { ApplyPartnerCode } from '../../../src/application/cart/ApplyPartnerCode';
import { LoadCart } from '../../../src/application/cart/LoadCart';
import { PlaceOrder } from '../../../src/application/checkout/PlaceOrder';
import { Deployment } from '../../../src/application/configuration/Deployment';
import type { Cart } from '../../../src/domain/cart/cart';
import { rupeesToPaise } from '../../../src/domain/money/money';
import { UnconfirmedOrdersStore } from '../../../src/ui/cart/UnconfirmedOrdersStore';
import { aPageClock } from '../../doubles/aPageClock';
import { InMemoryTransactionGateway } from '../../doubles/InMemoryTransactionGateway';
import { CartItemsStore } from '../../../src/ui/cart/CartItemsStore';
import { CartStore } from '../../../src/ui/cart/CartStore';
import { CouponStore } from '../../../src/ui/cart/CouponStore';
import { CartScreen } from '../../../src/ui/cart/CartScreen';
import { CheckoutStore } from '../../../src/ui/checkout/CheckoutStore';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { aCheckout } from '../../application/checkout/aCheckout';
import { aCart, aCartPayment } from '../../doubles/aCart';
import { aConfiguration } from '../../doubles/aConfiguration';
import { aProfile } from '../../doubles/aProfile';
import { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';
import { keptForms } from '../../doubles/keptForms';
import { InMemoryCatalogueGateway } from '../../doubles/InMemoryCatalogueGateway';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import { InMemoryProfileGateway } from '../../doubles/InMemoryProfileGateway';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { aSession } from '../../doubles/aSession';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import { renderWith } from '../support/renderWith';

/** The payment after a discount of a hundred rupees. */
export const reduced = aCartPayment({
  discount: some(rupeesToPaise(100)),
  gst: some(rupeesToPaise(162)),
  total: some(rupeesToPaise(1062)),
  payable: some(rupeesToPaise(1062)),
  payableText: '1062.00',
  asReceived: asReceived({ sub_total: 1000, total: 1062, payable: '1062.00' }),
});

/** The in-memory backend of the cart and its order. */
export const aTill = (cart: Cart = aCart(), campaign = '', honoursKeys = true) => {
  const carts = new InMemoryCartGateway(cart, { SAVE10: reduced, CODE1: reduced });
  const session = new InMemorySessionStorage();
  session.keep(aSession());
  if (campaign !== '') session.keepCampaign(campaign);
  const checkout = aCheckout({ honoursKeys });
  return {
    ...checkout,
    place: new PlaceOrder({ ...checkout.dependencies, carts, session }),
    carts,
    submit: { forgetUnclear: vi.fn<() => void>() },
    session,
    log: new InMemoryLog(),
    forms: keptForms(),
    notifier: new InMemoryNotifier(),
    catalogue: new InMemoryCatalogueGateway(),
    profiles: new InMemoryProfileGateway(aProfile()),
    timer: new InMemoryTimer(),
  };
};

export type Till = ReturnType<typeof aTill>;

/** The stores of one visit to the page; cart and coupon live as long as the session. */
const storesOn = (till: Till, listed: InMemoryTransactionGateway) => {
  const deployment = new Deployment(aConfiguration());
  const { carts, session, log, notifier, storage, timer } = till;
  const cart = new CartStore({ load: new LoadCart({ carts, log }) });
  const coupon = new CouponStore({
    cart,
    applyCoupon: new ApplyCoupon({ carts }),
    applyPartnerCode: new ApplyPartnerCode({ carts, storage: session, deployment, log }),
    session,
    checkout: storage,
    deployment,
    forms: till.forms,
  });
  const items = new CartItemsStore({
    cart,
    carts,
    submit: till.submit,
    notifier,
    catalogue: till.catalogue,
  });
  const checkout = new CheckoutStore({
    cart,
    coupon,
    placeOrder: till.place,
    profiles: till.profiles,
    storage,
    session,
    deployment,
    timer,
  });
  const stores = new Map<StoreKey<unknown>, unknown>([
    [Deployment, deployment],
    [CartStore, cart],
    [CouponStore, coupon],
    [CartItemsStore, items],
    [CheckoutStore, checkout],
    [
      UnconfirmedOrdersStore,
      new UnconfirmedOrdersStore({
        orders: listed,
        checkout: storage,
        clock: aPageClock(),
      }),
    ],
  ]);
  return { cart, coupon, items, checkout, stores };
};

/** Opens /cart. */
export const openCart = (till: Till = aTill(), listed = new InMemoryTransactionGateway()) => {
  const made = storesOn(till, listed);
  const view = renderWith(<CartScreen />, { stores: made.stores, at: '/cart', path: '/cart' });
  const press = async (name: string): Promise<void> => {
    await view.user.click(await screen.findByRole('button', { name }));
  };
  return { ...view, ...till, ...made, press };
};

const total = (label: string): string | null =>
  within(screen.getByRole('complementary')).getByText(label).nextElementSibling?.textContent ?? null;

/** Opens /cart and waits until the order form is prefilled. */
export const openFilled = async (till: Till = aTill()) => {
  const view = openCart(till);
  const address = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Billing Address' });
  await waitFor(() => {
    if (address.value === '') throw new Error('The form is not prefilled yet.');
  });
  return { ...view, total };
};
