import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CartScreen } from '../../../src/ui/cart/CartScreen';
import { aCart } from '../../doubles/aCart';
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

it('says so too while an item is being removed and the cart without it is being read', async () => {
  const carts = new HeldCarts(aCart(2));
  const { press, notifier } = await openFilled({ ...aTill(), carts });
  const { promise, resolve } = Promise.withResolvers<void>();
  carts.removeGate = promise;
  carts.isHoldingLoads = true;
  await press('Remove Service 1');
  await press('Yes');
  expect(isUnavailable()).toBe('true');
  await act(async () => resolve());
  await waitFor(() => expect(notifier.successes).toEqual(['Service 1 removed from your cart.']));
  expect([isUnavailable(), carts.loads.length]).toEqual(['true', 1]);
  await act(async () => carts.loads[0]?.());
  await waitFor(() => expect([isUnavailable(), screen.queryByText('Service 1')]).toEqual(['false', null]));
});

it('says so too while the cart is being read after a cancelled removal', async () => {
  const carts = new HeldCarts(aCart(2));
  const { press, items } = await openFilled({ ...aTill(), carts });
  carts.removeGate = new Promise(() => undefined);
  carts.isHoldingLoads = true;
  await press('Remove Service 1');
  await press('Yes');
  act(() => items.removing.cancel());
  await waitFor(() => expect(carts.loads).toHaveLength(1));
  expect(isUnavailable()).toBe('true');
  await act(async () => carts.loads[0]?.());
  await waitFor(() => expect([isUnavailable(), screen.queryByText('Service 1')]).toEqual(['false', null]));
});
