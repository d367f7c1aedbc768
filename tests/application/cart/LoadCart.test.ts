import { some } from 'fp-ts/Option';
import { isLeft, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { LoadCart } from '../../../src/application/cart/LoadCart';
import { rupeesToPaise } from '../../../src/domain/money/money';
import { aCart, aCartPayment } from '../../doubles/aCart';
import { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';
import { InMemoryLog } from '../../doubles/InMemoryLog';

describe('the cart is loaded', () => {
  it('gives the cart and logs nothing', async () => {
    const log = new InMemoryLog();
    expect(await new LoadCart({ carts: new InMemoryCartGateway(aCart(2)), log }).execute()).toEqual(
      right(aCart(2)),
    );
    expect(log.failures).toEqual([]);
  });

  it('gives the amounts as received and logs which sum is off, without an amount [MONEY-07]', async () => {
    const log = new InMemoryLog();
    const payment = aCartPayment({ total: some(rupeesToPaise(1190)), payable: some(rupeesToPaise(1180)) });
    const cart = { ...aCart(), payment };
    expect(await new LoadCart({ carts: new InMemoryCartGateway(cart), log }).execute()).toEqual(right(cart));
    expect(log.failures).toEqual([
      "The cart's total does not follow from its other amounts.",
      "The cart's payable does not follow from its other amounts.",
    ]);
    expect(log.details).toEqual(['1000 paise off', '-1000 paise off']);
  });

  it('logs a failed load [CART-14]', async () => {
    const log = new InMemoryLog();
    const gateway = new InMemoryCartGateway(aCart());
    gateway.fail();
    expect(isLeft(await new LoadCart({ carts: gateway, log }).execute())).toBe(true);
    expect(log.failures).toEqual(['The cart could not be loaded.']);
  });

  it('logs nothing when it is cancelled', async () => {
    const log = new InMemoryLog();
    const carts = new InMemoryCartGateway(aCart());
    const controller = new AbortController();
    controller.abort();
    expect(isLeft(await new LoadCart({ carts, log }).execute(controller.signal))).toBe(true);
    expect(log.failures).toEqual([]);
  });
});
