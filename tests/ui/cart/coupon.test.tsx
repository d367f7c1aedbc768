import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aCart } from '../../doubles/aCart';
import { aTill, openFilled, reduced } from '../checkout/openCart';

const apply = async (view: Awaited<ReturnType<typeof openFilled>>, code: string): Promise<void> => {
  if (code !== '') await view.user.type(screen.getByRole('textbox', { name: 'Discount Code' }), code);
  await view.press('Apply');
};

describe('the discount code', () => {
  it.each(['', '  '])("that is %j is 'Enter a discount code.', without a call [CART-15]", async (code) => {
    const view = await openFilled();
    await apply(view, code);
    expect((await screen.findByRole('alert')).textContent).toBe('Enter a discount code.');
    expect(view.carts.codes).toEqual([]);
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
    till.carts.codeFailure = gatewayError('Unexpected', 'Expired');
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

  it('that could not be checked is not called invalid', async () => {
    const till = aTill();
    till.carts.codeFailure = gatewayError('Unreachable');
    const view = await openFilled(till);
    await apply(view, 'SAVE10');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We could not check this code. Please check your connection and try again.',
    );
  });

  it('that the customer waits for no longer is not called anything', async () => {
    const till = aTill();
    till.carts.gate = new Promise(() => undefined);
    const view = await openFilled(till);
    await apply(view, 'SAVE10');
    act(() => view.coupon.applying.cancel());
    await waitFor(() => expect(view.coupon.applying.isRunning).toBe(false));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that no longer holds is said and forgotten', async () => {
    const till = aTill();
    till.storage.keepDiscountCode('SAVE10');
    till.carts.codeFailure = gatewayError('Rejected', 'Expired');
    await openFilled(till);
    expect((await screen.findByRole('alert')).textContent).toBe('Code SAVE10 is not applied: Expired');
    expect(till.storage.discountCode()).toBe('');
  });

  it('that could not be checked again is said, and kept for the next cart', async () => {
    const till = aTill();
    till.storage.keepDiscountCode('SAVE10');
    till.carts.codeFailure = gatewayError('Unreachable');
    const view = await openFilled(till);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Code SAVE10 is not applied: We could/);
    till.carts.codeFailure = undefined;
    till.carts.cart = aCart();
    await act(() => view.cart.refresh());
    expect(await screen.findByText('Code SAVE10 is applied.')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is applied again to a cart that is read again, after a reload too', async () => {
    const till = aTill();
    const view = await openFilled(till);
    await apply(view, 'SAVE10');
    await screen.findByText('Code SAVE10 is applied.');
    view.unmount();
    const after = await openFilled(till);
    await screen.findByText('Code SAVE10 is applied.');
    expect(after.total('Payable now')).toBe('₹1,062');
    expect(till.carts.codes).toEqual(['SAVE10', 'SAVE10']);
  });

  it('that no longer holds for a cart read again is not sent with the order', async () => {
    const till = aTill();
    const view = await openFilled(till);
    await apply(view, 'SAVE10');
    await screen.findByText('Code SAVE10 is applied.');
    till.carts.codeFailure = gatewayError('Rejected', 'Expired');
    till.carts.cart = aCart();
    await act(() => view.cart.refresh());
    await waitFor(() => expect(screen.queryByText('Code SAVE10 is applied.')).toBeNull());
    await view.press('Place Order');
    await waitFor(() => expect(till.orders.calls).toHaveLength(1));
    expect(till.orders.calls[0]?.order.discountCode).toBe('');
  });

  it('is worth nothing for a cart that was read while it was asked for', async () => {
    const till = aTill();
    const { promise, resolve } = Promise.withResolvers<void>();
    till.carts.gate = promise;
    const view = await openFilled(till);
    await apply(view, 'SAVE10');
    till.carts.cart = aCart();
    await act(() => view.cart.refresh());
    await act(async () => {
      resolve();
      await till.carts.gate;
    });
    await screen.findByText('Code SAVE10 is applied.');
    expect(till.carts.codes).toEqual(['SAVE10', 'SAVE10']);
    expect(view.cart.cart.value?.payment).toEqual(reduced);
  });
});

describe('a visitor of a partner campaign', () => {
  it('has no field; the code is applied without a click and ordered with [CART-20] [CART-21] [PAY-07]', async () => {
    const view = await openFilled(aTill(aCart(), 'partner-one'));
    await waitFor(() => expect(view.total('Discount')).toBe('₹100'));
    expect(screen.queryByRole('textbox', { name: 'Discount Code' })).toBeNull();
    expect(view.carts.codes).toEqual(['CODE1']);
    await view.press('Place Order');
    await waitFor(() => expect(view.orders.calls[0]?.order.discountCode).toBe('CODE1'));
  });

  it('has it applied again when items have changed [CART-21]', async () => {
    const view = await openFilled(aTill(aCart(2), 'partner-one'));
    await waitFor(() => expect(view.carts.codes).toEqual(['CODE1']));
    await view.press('Remove Service 1');
    await view.press('Yes');
    await waitFor(() => expect(view.carts.codes).toEqual(['CODE1', 'CODE1']));
  });

  it.each(['website', 'summer'])('unlike one of %s, who has the field [CART-20]', async (campaign) => {
    const view = await openFilled(aTill(aCart(), campaign));
    expect(screen.getByRole('textbox', { name: 'Discount Code' })).toBeTruthy();
    expect(view.carts.codes).toEqual([]);
  });
});
