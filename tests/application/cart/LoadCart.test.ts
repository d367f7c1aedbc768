import { isLeft, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { LoadCart } from '../../../src/application/cart/LoadCart';
import { aCart } from '../../doubles/aCart';
import { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';
import { InMemoryLog } from '../../doubles/InMemoryLog';

describe('the cart is loaded', () => {
  it('gives the cart and logs nothing', async () => {
    const log = new InMemoryLog();
    expect(await new LoadCart(new InMemoryCartGateway(aCart(2)), log).execute()).toEqual(right(aCart(2)));
    expect(log.failures).toEqual([]);
  });

  it('logs a failed load [CART-14]', async () => {
    const log = new InMemoryLog();
    const gateway = new InMemoryCartGateway(aCart());
    gateway.fail();
    expect(isLeft(await new LoadCart(gateway, log).execute())).toBe(true);
    expect(log.failures).toEqual(['The cart could not be loaded.']);
  });
});
