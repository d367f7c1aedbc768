import { afterEach, describe, expect, it } from 'vitest';
import { ApplyCoupon } from '../../../src/application/cart/ApplyCoupon';
import { ApplyPartnerCode } from '../../../src/application/cart/ApplyPartnerCode';
import { LoadCart } from '../../../src/application/cart/LoadCart';
import { Deployment } from '../../../src/application/configuration/Deployment';
import { CartStore } from '../../../src/ui/cart/CartStore';
import { CouponStore } from '../../../src/ui/cart/CouponStore';
import { line } from '../../../src/ui/state/line';
import { aCart } from '../../doubles/aCart';
import { aConfiguration } from '../../doubles/aConfiguration';
import { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';
import { InMemoryCheckoutStorage } from '../../doubles/InMemoryCheckoutStorage';
import { InMemoryFormStorage } from '../../doubles/InMemoryFormStorage';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemorySessionStorage } from '../../doubles/InMemorySessionStorage';
import { keptForms } from '../../doubles/keptForms';
import { reduced } from './openCart';

/** A page of the same browser tab, with its forms. */
const aPage = (storage: InMemoryFormStorage) => {
  const carts = new InMemoryCartGateway(aCart(), { SAVE10: reduced });
  const [log, session, checkout] = [
    new InMemoryLog(),
    new InMemorySessionStorage(),
    new InMemoryCheckoutStorage(),
  ];
  const deployment = new Deployment(aConfiguration());
  const forms = keptForms(storage);
  const cart = new CartStore({ load: new LoadCart({ carts, log }) });
  const coupon = new CouponStore({
    cart,
    applyCoupon: new ApplyCoupon({ carts }),
    applyPartnerCode: new ApplyPartnerCode({ carts, storage: session, deployment, log }),
    session,
    checkout,
    deployment,
    forms,
  });
  coupon.open();
  return { cart, coupon, forms, checkout };
};

describe('why a kept code is not applied', () => {
  it('is told at the visit that found it out, and not at the next', async () => {
    const { cart, coupon, checkout } = aPage(new InMemoryFormStorage());
    checkout.keepDiscountCode('OLD');
    await cart.refresh();
    if (cart.cart.value !== undefined) await coupon.reapplyTo(cart.cart.value);
    expect(coupon.problem).toBe('Code OLD is not applied: Invalid coupon code.');
    coupon.close();
    coupon.open();
    expect(coupon.problem).toBe('');
  });
});

describe('a code that waits for the line', () => {
  afterEach(() => line.setDown(false));

  it('does not stay announced once it is cancelled [LINE-02]', async () => {
    const { coupon } = aPage(new InMemoryFormStorage());
    line.setDown(true);
    coupon.type('SAVE10');
    const pressed = coupon.apply();
    void coupon.apply();
    expect(coupon.next).toBe('SAVE10');
    coupon.applying.cancel();
    await pressed;
    expect(coupon.next).toBe('');
  });
});

describe('a discount code that is not applied yet', () => {
  it('is there again after the page was loaded again [LINE-01] [LINE-06]', () => {
    const storage = new InMemoryFormStorage();
    const before = aPage(storage);
    before.coupon.type('SAVE10');
    before.forms.keep();
    expect(aPage(storage).coupon.typed).toBe('SAVE10');
    expect(aPage(storage).coupon.typed).toBe('');
  });

  it('is kept with the order once it is applied, and not twice', async () => {
    const storage = new InMemoryFormStorage();
    const { cart, coupon, forms } = aPage(storage);
    await cart.refresh();
    coupon.type('SAVE10');
    await coupon.applying.run();
    coupon.close();
    forms.keep();
    expect(storage.all()).toEqual([]);
  });
});
