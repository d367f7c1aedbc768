import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { rupeesToPaise } from '../../../src/domain/money/money';
import { aCart, aCartLine, aCartPayment } from '../../doubles/aCart';
import { aTill, openCart, openFilled, reduced } from '../checkout/openCart';

const line = aCartLine({
  id: '5',
  serviceName: 'Book Keeping',
  frequency: 'quarterly',
  quantity: 3,
  amount: rupeesToPaise(1499),
});

describe('the items of the cart', () => {
  it('show name, frequency, quantity and amount [CART-02]', async () => {
    openCart(aTill({ lines: [line], payment: aCartPayment() }));
    const item = await screen.findByRole('listitem');
    expect(item.textContent).toContain('Book Keeping');
    expect(item.textContent).toContain('quarterly');
    expect(item.textContent).toContain('Quantity 3');
    expect(item.textContent).toContain('₹1,499');
  });

  it('ask before one is removed; declining makes no call [CART-09]', async () => {
    const { press, changes } = openCart();
    await press('Remove Service 1');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Are you sure you want to remove this item from your cart?')).toBeTruthy();
    await press('No');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(changes.removed).toEqual([]);
    expect(screen.getByText('Service 1')).toBeTruthy();
  });

  it('are read anew after a removal, with the totals [CART-10]', async () => {
    const { press, changes, carts, notifier } = openCart(aTill(aCart(2)));
    await press('Remove Service 1');
    carts.cart = { ...carts.cart, payment: aCartPayment({ payable: rupeesToPaise(590) }) };
    await press('Yes');
    await waitFor(() => expect(screen.queryByText('Service 1')).toBeNull());
    expect(changes.removed).toEqual(['1']);
    expect(screen.getByText('Service 2')).toBeTruthy();
    expect(screen.getByText('₹590')).toBeTruthy();
    expect(notifier.successes).toEqual(['Service 1 was removed from your cart.']);
  });

  it('keep one that could not be removed [CART-11]', async () => {
    const till = aTill();
    till.changes.removeFailure = gatewayError('ServerFault');
    const { press, notifier } = openCart(till);
    await press('Remove Service 1');
    await press('Yes');
    await waitFor(() => expect(notifier.failures).toEqual(['Failed to remove item from cart.']));
    expect(screen.getByText('Service 1')).toBeTruthy();
  });

  it("are none in an empty cart: 'Your cart is empty.' and nothing to order [CART-12]", async () => {
    openCart(aTill(aCart(0)));
    expect(await screen.findByText('Your cart is empty.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Place Order' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Find a service' })).toBeTruthy();
  });

  it('that cannot be loaded say so, and are tried again [CART-13]', async () => {
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

describe('the totals', () => {
  it('show each amount with its label, GST as 18% [CART-03] [CART-04]', async () => {
    const payment = aCartPayment({
      subTotal: rupeesToPaise(2000),
      discount: rupeesToPaise(150),
      gst: rupeesToPaise(333),
      total: rupeesToPaise(2183),
      advance: rupeesToPaise(500),
      payable: rupeesToPaise(501),
    });
    const { total } = await openFilled(aTill({ ...aCart(), payment }));
    expect(
      ['Subtotal', 'Discount', 'GST (18%)', 'Total', 'Advance', 'Payable now'].map((label) => total(label)),
    ).toEqual(['₹2,000', '₹150', '₹333', '₹2,183', '₹500', '₹501']);
  });

  it('divide GST by the billing state', async () => {
    const { total, checkout } = await openFilled();
    expect(total('IGST (18%)')).toBe('₹180');
    act(() => checkout.type('state', 'Maharashtra'));
    expect([total('CGST (9%)'), total('SGST (9%)')]).toEqual(['₹90', '₹90']);
  });
});

const apply = async (view: Awaited<ReturnType<typeof openFilled>>, code: string): Promise<void> => {
  if (code !== '') await view.user.type(screen.getByRole('textbox', { name: 'Discount Code' }), code);
  await view.press('Apply');
};

describe('the discount code', () => {
  it.each(['', '  '])("that is %j is 'Enter a discount code.', without a call [CART-15]", async (code) => {
    const view = await openFilled();
    await apply(view, code);
    expect((await screen.findByRole('alert')).textContent).toBe('Enter a discount code.');
    expect(view.changes.codes).toEqual([]);
  });

  it('that holds replaces the totals [CART-17]', async () => {
    const view = await openFilled();
    await apply(view, 'SAVE10');
    expect(await screen.findByText('Code SAVE10 is applied.')).toBeTruthy();
    expect(view.total('Discount')).toBe('₹100');
    expect(view.total('Payable now')).toBe('₹1,062');
  });

  it('that is refused shows the message of the server and keeps the totals [CART-18]', async () => {
    const till = aTill();
    till.changes.codeFailure = gatewayError('Unexpected', 'Expired');
    const view = await openFilled(till);
    await apply(view, 'OLD');
    expect((await screen.findByRole('alert')).textContent).toBe('Expired');
    expect(view.total('Payable now')).toBe('₹1,180');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Discount Code' }).value).toBe('OLD');
  });

  it("that is refused without a message is 'Invalid coupon code.' [CART-19]", async () => {
    const view = await openFilled();
    await apply(view, 'NONE');
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid coupon code.');
  });

  it('is applied again to a cart that is read anew, after a reload too', async () => {
    const till = aTill();
    const view = await openFilled(till);
    await apply(view, 'SAVE10');
    await screen.findByText('Code SAVE10 is applied.');
    view.unmount();
    const after = await openFilled(till);
    await screen.findByText('Code SAVE10 is applied.');
    expect(after.total('Payable now')).toBe('₹1,062');
    expect(till.changes.codes).toEqual(['SAVE10', 'SAVE10']);
  });

  it('that no longer holds for a cart read anew is not sent with the order', async () => {
    const till = aTill();
    till.vault.keepDiscountCode('SAVE10');
    till.changes.codeFailure = gatewayError('Rejected', 'Expired');
    const { press, orders } = await openFilled(till);
    await waitFor(() => expect(till.changes.codes).toEqual(['SAVE10']));
    await press('Place Order');
    await waitFor(() => expect(orders.calls).toHaveLength(1));
    expect(orders.calls[0]?.order.discountCode).toBe('');
  });

  it('is worth nothing for a cart that was read while it was asked for', async () => {
    const till = aTill();
    let open = (): void => undefined;
    till.changes.gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const view = await openFilled(till);
    await apply(view, 'SAVE10');
    till.carts.cart = aCart();
    await act(() => view.cart.refresh());
    await act(async () => {
      open();
      await till.changes.gate;
    });
    await screen.findByText('Code SAVE10 is applied.');
    expect(till.changes.codes).toEqual(['SAVE10', 'SAVE10']);
    expect(view.cart.cart.value?.payment).toEqual(reduced);
  });
});

describe('a visitor of a partner campaign', () => {
  it('has no field; the code is applied without a click and ordered with [CART-20] [CART-21] [PAY-07]', async () => {
    const view = await openFilled(aTill(aCart(), 'partner-one'));
    await waitFor(() => expect(view.total('Discount')).toBe('₹100'));
    expect(screen.queryByRole('textbox', { name: 'Discount Code' })).toBeNull();
    expect(view.changes.codes).toEqual(['CODE1']);
    await view.press('Place Order');
    await waitFor(() => expect(view.orders.calls[0]?.order.discountCode).toBe('CODE1'));
  });

  it('has it applied again when items have changed [CART-21]', async () => {
    const view = await openFilled(aTill(aCart(2), 'partner-one'));
    await waitFor(() => expect(view.changes.codes).toEqual(['CODE1']));
    await view.press('Remove Service 1');
    await view.press('Yes');
    await waitFor(() => expect(view.changes.codes).toEqual(['CODE1', 'CODE1']));
  });

  it.each(['website', 'summer'])('unlike one of %s, who has the field [CART-20]', async (campaign) => {
    const view = await openFilled(aTill(aCart(), campaign));
    expect(screen.getByRole('textbox', { name: 'Discount Code' })).toBeTruthy();
    expect(view.changes.codes).toEqual([]);
  });
});
