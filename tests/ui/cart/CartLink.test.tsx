import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LoadCart } from '../../../src/application/cart/LoadCart';
import { CartLink } from '../../../src/ui/cart/CartLink';
import { CartStore } from '../../../src/ui/cart/CartStore';
import { aCart } from '../../doubles/aCart';
import { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { renderWith } from '../support/renderWith';

const open = (items: number, fails = false) => {
  const gateway = new InMemoryCartGateway(aCart(items));
  if (fails) gateway.fail();
  const log = new InMemoryLog();
  const store = new CartStore({ load: new LoadCart({ carts: gateway, log }) });
  const view = renderWith(<CartLink />, { stores: new Map([[CartStore, store]]), at: '/dashboard' });
  return { ...view, gateway, log, store };
};

describe("the top bar's cart link", () => {
  it('shows the number of items and links to /cart [NAV-28]', async () => {
    const { user, address } = open(2);
    const link = await screen.findByRole('link', { name: 'Cart, 2 items' });
    expect(link.textContent).toBe('2');
    await user.click(link);
    expect(address()).toBe('/cart');
  });

  it('has no badge for an empty cart', async () => {
    open(0);
    expect((await screen.findByRole('link', { name: 'Cart, 0 items' })).textContent).toBe('');
  });

  it('updates after an addition and a removal without a reload [NAV-29]', async () => {
    const { gateway, store } = open(2);
    await screen.findByRole('link', { name: 'Cart, 2 items' });
    act(() => {
      store.replace(aCart(3));
    });
    expect(screen.getByRole('link', { name: 'Cart, 3 items' }).textContent).toBe('3');
    gateway.cart = aCart(1);
    await act(() => store.refresh());
    expect(screen.getByRole('link', { name: 'Cart, 1 items' }).textContent).toBe('1');
  });

  it('only logs a failed load: no message and no badge [CART-14]', async () => {
    const { log } = open(2, true);
    await waitFor(() => expect(log.failures).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Cart' }).textContent).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
