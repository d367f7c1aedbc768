import { none, some } from 'fp-ts/Option';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { rupeesToPaise } from '../../../src/domain/money/money';
import { aService, aSubService } from '../../domain/catalogue/aService';
import { aCart, aCartLine, aCartPayment } from '../../doubles/aCart';
import { HeldCarts } from '../../doubles/HeldCarts';
import { aTill, openCart, openFilled } from './openCart';

const line = aCartLine({
  id: '5',
  serviceName: 'Book Keeping',
  frequency: 'quarterly',
  quantity: 3,
  amount: some(rupeesToPaise(1499)),
});

describe('the items of the cart', () => {
  it('show name, frequency, quantity and amount [CART-02]', async () => {
    openCart(aTill({ lines: [line], payment: aCartPayment() }));
    const item = await screen.findByRole('listitem');
    expect(item.textContent).toContain('Book Keeping');
    expect(item.textContent).toContain('Frequency: quarterly');
    expect(item.textContent).toContain('Quantity 3');
    expect(item.textContent).toContain('₹1,499');
  });

  it("show 'monthly' only where the catalogue says it of the service [BUY-01]", async () => {
    const monthly = { ...line, frequency: 'monthly' };
    const { unmount } = openCart(aTill({ lines: [monthly], payment: aCartPayment() }));
    expect((await screen.findByText(line.serviceName)).closest('li')?.textContent).not.toContain('monthly');
    unmount();
    const till = aTill({ lines: [monthly], payment: aCartPayment() });
    till.catalogue.all = [
      aService({ subServices: [aSubService({ name: line.serviceName, frequency: 'monthly' })] }),
    ];
    openCart(till);
    expect(await screen.findByText('monthly')).toBeTruthy();
  });

  it('show no frequency when the server sent none', async () => {
    openCart(aTill({ lines: [{ ...line, frequency: '' }], payment: aCartPayment() }));
    expect((await screen.findByRole('listitem')).textContent).not.toContain('Frequency');
  });

  it('say that their amounts exclude GST only where the totals show it [CART-02]', async () => {
    const first = openCart(aTill(aCart()));
    expect((await screen.findByRole('listitem')).textContent).toContain('₹1,000excl. GST');
    first.unmount();
    openCart(aTill({ lines: [line], payment: aCartPayment() }));
    expect((await screen.findByRole('listitem')).textContent).not.toContain('GST');
  });

  it('ask before one is removed; declining makes no call [CART-09]', async () => {
    const { press, carts } = openCart();
    await press('Remove Service 1');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Are you sure you want to remove this item from your cart?')).toBeTruthy();
    await press('No');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(carts.removed).toEqual([]);
    expect(screen.getByText('Service 1')).toBeTruthy();
  });

  it('are read again after a removal, with the totals [CART-10]', async () => {
    const till = aTill(aCart(2));
    const { press, carts, notifier } = openCart(till);
    await press('Remove Service 1');
    carts.cart = { ...carts.cart, payment: aCartPayment({ payable: some(rupeesToPaise(590)) }) };
    await press('Yes');
    await waitFor(() => expect(screen.queryByText('Service 1')).toBeNull());
    expect(carts.removed).toEqual(['1']);
    expect(screen.getByText('Service 2')).toBeTruthy();
    expect(screen.getByText('₹590')).toBeTruthy();
    expect(notifier.successes).toEqual(['Service 1 removed from your cart.']);
    expect(till.submit.forgetUnclear).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')));
  });

  it('leave the focus to the heading once the last one is removed', async () => {
    const { press } = openCart();
    await press('Remove Service 1');
    await press('Yes');
    await screen.findByText('Your cart is empty.');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Cart' })),
    );
  });

  it('keep an item whose removal failed [CART-11]', async () => {
    const till = aTill();
    till.carts.removeFailure = gatewayError('ServerFault');
    const { press, notifier } = openCart(till);
    await press('Remove Service 1');
    await press('Yes');
    await waitFor(() => expect(notifier.failures).toEqual(['Failed to remove item from cart.']));
    expect(notifier.successes).toEqual([]);
    expect(screen.getByText('Service 1')).toBeTruthy();
  });

  it('are told as removed where only the answer was lost [CART-11]', async () => {
    const till = aTill(aCart(2));
    till.carts.losesAnswer = true;
    const { press, notifier } = openCart(till);
    await press('Remove Service 1');
    await press('Yes');
    await waitFor(() => expect(notifier.successes).toEqual(['Service 1 removed from your cart.']));
    expect([notifier.failures, screen.queryByText('Service 1')]).toEqual([[], null]);
  });

  it('are told as removed where another tab has removed them, and as kept where the cart cannot be read [CART-11]', async () => {
    const till = aTill(aCart(2));
    const { press, notifier } = openCart(till);
    await screen.findByText('Service 1');
    till.carts.cart = { ...till.carts.cart, lines: till.carts.cart.lines.slice(1) };
    await press('Remove Service 1');
    await press('Yes');
    await waitFor(() => expect(notifier.successes).toEqual(['Service 1 removed from your cart.']));
    till.carts.losesAnswer = true;
    till.carts.fail();
    await press('Remove Service 2');
    await press('Yes');
    await waitFor(() => expect(notifier.failures).toEqual(['Failed to remove item from cart.']));
  });

  it('are loaded again after a cancelled removal, without a failure message', async () => {
    const till = aTill(aCart(2));
    // The server removes it, but its response does not come.
    till.carts.removeGate = new Promise(() => undefined);
    const { press, notifier, items } = openCart(till);
    await press('Remove Service 1');
    await press('Yes');
    expect(screen.getByText('Service 1')).toBeTruthy();
    act(() => items.removing.cancel());
    await waitFor(() => expect(screen.queryByText('Service 1')).toBeNull());
    expect(items.removing.isRunning).toBe(false);
    expect(notifier.failures).toEqual([]);
    expect(notifier.successes).toEqual([]);
  });

  it('stay when they cannot be loaded again after a cancelled removal', async () => {
    const till = aTill(aCart(2));
    till.carts.removeGate = new Promise(() => undefined);
    const { press, items, cart, carts } = openCart(till);
    await press('Remove Service 1');
    await press('Yes');
    carts.fail();
    const { readings } = carts;
    act(() => items.removing.cancel());
    await waitFor(() => expect(carts.readings).toBe(readings + 1));
    expect(cart.itemCount).toBe(2);
    expect(screen.getByText('Service 1')).toBeTruthy();
  });

  it('keep the question of the one that is being removed, and close no other with its answer', async () => {
    const carts = new HeldCarts(aCart(2));
    const { promise, resolve } = Promise.withResolvers<void>();
    carts.removeGate = promise;
    const { press, user, items } = openCart({ ...aTill(), carts });
    await press('Remove Service 1');
    carts.isHoldingLoads = true;
    await press('Yes');
    await user.keyboard('{Escape}');
    expect(items.asked?.id).toBe('1');
    await act(async () => resolve());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Remove Service 2');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Remove Service 2');
    await act(async () => carts.loads[0]?.());
    await waitFor(() => expect(screen.queryByText('Service 1')).toBeNull());
    expect(items.asked?.id).toBe('2');
    await press('No');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(carts.removed).toEqual(['1']);
  });

  it("an empty cart shows 'Your cart is empty.' and no order form [CART-12]", async () => {
    openCart(aTill(aCart(0)));
    expect(await screen.findByText('Your cart is empty.')).toBeTruthy();
    expect(screen.queryByText(/^Review your order/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Find a service' })).toBeTruthy();
  });

  it('show the failure sentence when they cannot be loaded, and Try again loads them [CART-13]', async () => {
    const till = aTill();
    till.carts.fail();
    const { press } = openCart(till);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to fetch cart. Please check your connection and try again.',
    );
    till.carts.failure = undefined;
    await press('Try again');
    expect(await screen.findByText('Service 1')).toBeTruthy();
  });
});

describe('the bar of Place Order', () => {
  it('tells what will be paid and what is still missing [BUY-03]', async () => {
    const { user } = await openFilled();
    const bar = screen.getByRole('button', { name: 'Place Order' }).parentElement;
    expect(bar?.textContent).toBe('Pay ₹1,180All details are complete.Place Order');
    await user.clear(screen.getByRole('textbox', { name: 'Zip Code' }));
    await user.clear(screen.getByRole('textbox', { name: 'Full Name' }));
    expect(bar?.textContent).toBe('Pay ₹1,180Still to complete or correct: Full Name, Zip CodePlace Order');
  });

  it('asks to correct what was entered wrongly, though it need not be entered [BUY-03] [PAY-02]', async () => {
    const { user } = await openFilled();
    const bar = screen.getByRole('button', { name: 'Place Order' }).parentElement;
    await user.type(screen.getByRole('textbox', { name: 'GSTIN (optional)' }), '27AAPF');
    expect(bar?.textContent).toBe('Pay ₹1,180Still to complete or correct: GSTINPlace Order');
  });
});

describe('an amount that is not readable', () => {
  it('is replaced by a text, while everything else stays', async () => {
    const unread = aCartLine({ id: '6', serviceName: 'Audit', amount: none });
    const payment = aCartPayment({ subTotal: none });
    const { total } = await openFilled(aTill({ lines: [line, unread], payment }));
    expect(screen.getByText('Audit').closest('li')?.textContent).toContain('Amount not available');
    expect(screen.getByText('Book Keeping').closest('li')?.textContent).toContain('₹1,499');
    expect([total('Subtotal'), total('Total')]).toEqual(['Amount not available', '₹1,180']);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
