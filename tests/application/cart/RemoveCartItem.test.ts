import { isLeft, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { RemoveCartItem } from '../../../src/application/cart/RemoveCartItem';
import { aCart } from '../../doubles/aCart';
import { InMemoryCartChanges } from '../../doubles/InMemoryCartChanges';
import { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';

describe('taking an item out of the cart', () => {
  it('takes that item out, and fails for one that is not there', async () => {
    const carts = new InMemoryCartGateway(aCart(2));
    const [first, second] = aCart(2).lines.map(({ id }) => id);
    const remove = new RemoveCartItem(new InMemoryCartChanges(carts));
    expect(await remove.execute(first ?? '')).toEqual(right(undefined));
    expect(carts.cart.lines.map(({ id }) => id)).toEqual([second]);
    expect(isLeft(await remove.execute('999'))).toBe(true);
  });
});
