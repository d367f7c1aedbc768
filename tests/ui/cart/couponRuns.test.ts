import { reaction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ApplyCoupon } from '../../../src/application/cart/ApplyCoupon';
import { ApplyPartnerCode } from '../../../src/application/cart/ApplyPartnerCode';
import { LoadCart } from '../../../src/application/cart/LoadCart';
import { Deployment } from '../../../src/application/configuration/Deployment';
import { CartStore } from '../../../src/ui/cart/CartStore';
import { CouponStore } from '../../../src/ui/cart/CouponStore';
import { aConfiguration } from '../../doubles/aConfiguration';
import { InMemoryCheckoutStorage } from '../../doubles/InMemoryCheckoutStorage';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { keptForms } from '../../doubles/keptForms';
import { HeldCarts } from '../../doubles/HeldCarts';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** The stores of a cart with the kept code A, and what the page's effect does once the cart is fresh. */
const openCoupon = async (campaign = '') => {
  const carts = new HeldCarts();
  const [log, session, checkout] = [
    new InMemoryLog(),
    new InMemorySessionStorage(),
    new InMemoryCheckoutStorage(),
  ];
  if (campaign === '') checkout.keepDiscountCode('A');
  else session.keepCampaign(campaign);
  const deployment = new Deployment(aConfiguration());
  const cart = new CartStore({ load: new LoadCart({ carts, log }) });
  const applyPartnerCode = new ApplyPartnerCode({ carts, storage: session, deployment, log });
  const applyCoupon = new ApplyCoupon({ carts });
  const coupon = new CouponStore({
    cart,
    applyCoupon,
    applyPartnerCode,
    session,
    checkout,
    deployment,
    forms: keptForms(),
  });
  coupon.open();
  await cart.refresh();
  reaction(
    () => cart.cart.value,
    (now) => now && void coupon.reapplyTo(now),
    { fireImmediately: true },
  );
  await settled();
  const accept = async (index: number): Promise<void> => {
    carts.calls[index]?.accept();
    await settled();
  };
  const apply = async (code: string): Promise<void> => {
    coupon.type(code);
    void coupon.applying.run();
    await settled();
  };
  const cancel = async (): Promise<void> => {
    coupon.applying.cancel();
    await settled();
  };
  return { carts, cart, coupon, checkout, log, accept, apply, cancel };
};

describe('a kept code beside a typed one', () => {
  it('does not block the order for ever when the typed code is cancelled and applied again', async () => {
    const { carts, coupon, accept, apply, cancel } = await openCoupon();
    await accept(0);
    expect(coupon.applied).toBe('A');
    await apply('B');
    await cancel();
    expect(coupon.applying.isRunning).toBe(false);
    expect(carts.sent).toEqual(['A', 'B', 'A']);
    await apply('B');
    expect(carts.sent).toEqual(['A', 'B', 'A', 'B']);
    expect(carts.calls[2]?.signal?.aborted).toBe(true);
    await accept(3);
    await accept(2);
    expect(coupon.applied).toBe('B');
    expect(coupon.isBusy).toBe(false);
  });

  it('never replaces the typed code that was applied later', async () => {
    const { carts, coupon, checkout, accept, apply, cancel } = await openCoupon();
    await accept(0);
    await apply('B');
    carts.isHoldingLoads = true;
    await cancel();
    await apply('B');
    carts.loads[0]?.();
    await settled();
    expect(carts.sent).toEqual(['A', 'B', 'B']);
    await accept(2);
    // The cart has changed during the call, so the accepted code is applied to the new one.
    expect(carts.sent).toEqual(['A', 'B', 'B', 'B']);
    await accept(3);
    expect(coupon.applied).toBe('B');
    expect(checkout.discountCode()).toBe('B');
    expect(coupon.isBusy).toBe(false);
  });

  it('is applied again when the typed code that interrupted it is refused, and the reason stays', async () => {
    const { carts, coupon, accept, apply } = await openCoupon();
    await apply(' ');
    expect(carts.sent).toEqual(['A', 'A']);
    await accept(1);
    expect(coupon.applied).toBe('A');
    expect(coupon.problem).toBe('Enter a discount code.');
    expect(coupon.isBusy).toBe(false);
  });
});

describe('a code that is applied again', () => {
  it.each(['', 'partner-one'])(
    'may be cancelled, so that the order goes without it (campaign %j)',
    async (by) => {
      const { carts, coupon, log, accept } = await openCoupon(by);
      expect(coupon.isBusy).toBe(true);
      coupon.cancelReapplying();
      expect(coupon.isBusy).toBe(false);
      expect(carts.calls[0]?.signal?.aborted).toBe(true);
      await accept(0);
      expect(coupon.applied).toBe('');
      expect(log.failures).toEqual([]);
      expect(carts.sent).toHaveLength(1);
    },
  );

  it('is aborted by a newer cart, whose own call decides', async () => {
    const { carts, cart, coupon, accept } = await openCoupon();
    await cart.refresh();
    await settled();
    expect(carts.sent).toEqual(['A', 'A']);
    expect(carts.calls[0]?.signal?.aborted).toBe(true);
    expect(coupon.isBusy).toBe(true);
    await accept(1);
    expect(coupon.applied).toBe('A');
    expect(coupon.isBusy).toBe(false);
  });

  it('is aborted when the customer leaves, and starts again with the page', async () => {
    const { carts, cart, coupon } = await openCoupon();
    coupon.close();
    expect(carts.calls[0]?.signal?.aborted).toBe(true);
    expect(coupon.isBusy).toBe(false);
    coupon.open();
    if (cart.cart.value) void coupon.reapplyTo(cart.cart.value);
    expect(carts.sent).toEqual(['A', 'A']);
  });
});
