import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CartScreen } from '../../../src/ui/cart/CartScreen';
import { HeldCarts } from '../../doubles/HeldCarts';
import { renderWith } from '../support/renderWith';
import { aTill, openFilled } from './openCart';

const isUnavailable = (): string | null =>
  screen.getByRole('button', { name: 'Place Order' }).getAttribute('aria-disabled');

it('does not apply the code to the cart of an earlier visit when its refresh gives way to another', async () => {
  const carts = new HeldCarts();
  const till = { ...aTill(), carts };
  till.storage.keepDiscountCode('A');
  const { cart, stores, unmount } = await openFilled(till);
  await waitFor(() => expect(carts.sent).toEqual(['A']));
  unmount();
  carts.isHoldingLoads = true;
  renderWith(<CartScreen />, { stores, at: '/cart', path: '/cart' });
  await act(async () => void cart.refresh());
  expect(carts.loads).toHaveLength(2);
  expect(carts.sent).toEqual(['A']);
  await act(async () => carts.loads[1]?.());
  await waitFor(() => expect(carts.sent).toEqual(['A', 'A']));
});

it('says that Place Order is unavailable while a press on it would be lost, until the totals are read again', async () => {
  const carts = new HeldCarts();
  const { stores, unmount } = await openFilled({ ...aTill(), carts });
  unmount();
  carts.isHoldingLoads = true;
  renderWith(<CartScreen />, { stores, at: '/cart', path: '/cart' });
  expect(isUnavailable()).toBe('true');
  await act(async () => carts.loads[0]?.());
  await waitFor(() => expect(isUnavailable()).toBe('false'));
});
