import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aCart } from '../../doubles/aCart';
import { withLongWait } from '../support/longWait';
import { aTill, openFilled, reduced } from './openCart';

const apply = async (view: Awaited<ReturnType<typeof openFilled>>, code: string): Promise<void> => {
  if (code !== '') await view.user.type(screen.getByRole('textbox', { name: 'Discount Code' }), code);
  await view.press('Apply');
};

describe('the discount code', () => {
  it.each(['', '  '])("shows 'Enter a discount code.' for %j, without a call [CART-15]", async (code) => {
    const view = await openFilled();
    await apply(view, code);
    expect((await screen.findByRole('alert')).textContent).toBe('Enter a discount code.');
    expect(view.carts.codes).toEqual([]);
  });

  it('replaces the totals when it is accepted [CART-17]', async () => {
    const view = await openFilled();
    await apply(view, 'SAVE10');
    expect(await screen.findByText('Code SAVE10 is applied.')).toBeTruthy();
    expect(view.total('Discount')).toBe('-₹100');
    expect(view.total('Payable now')).toBe('₹1,062');
  });

  it("shows the server's message and keeps the totals when it is refused [CART-18]", async () => {
    const till = aTill();
    till.carts.codeFailure = gatewayError('Unexpected', 'Expired');
    const view = await openFilled(till);
    await apply(view, 'OLD');
    expect((await screen.findByRole('alert')).textContent).toBe('Expired');
    expect(view.total('Payable now')).toBe('₹1,180');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Discount Code' }).value).toBe('OLD');
  });

  it("shows 'Invalid coupon code.' when it is refused without a message [CART-19]", async () => {
    const view = await openFilled();
    await apply(view, 'NONE');
    expect((await screen.findByRole('alert')).textContent).toBe('Invalid coupon code.');
  });

  it('is not called invalid when it could not be checked', async () => {
    const till = aTill();
    till.carts.codeFailure = gatewayError('Unreachable');
    const view = await openFilled(till);
    await apply(view, 'SAVE10');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We could not check this code. Please check your connection and try again.',
    );
  });

  it('shows no message when the customer cancels the check, and reads the cart again', async () => {
    const till = aTill();
    till.carts.gate = new Promise(() => undefined);
    const view = await openFilled(till);
    await apply(view, 'SAVE10');
    const { readings } = till.carts;
    act(() => view.coupon.applying.cancel());
    await waitFor(() => expect(view.coupon.applying.isRunning).toBe(false));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(till.carts.readings).toBe(readings + 1);
  });

  it('leaves the focus on Apply when a long check is cancelled', async () => {
    const till = aTill();
    till.carts.gate = new Promise(() => undefined);
    await withLongWait(async (wait) => {
      const view = await openFilled(till);
      await apply(view, 'SAVE10');
      wait();
      await view.press('Cancel');
      const button = await screen.findByRole('button', { name: 'Apply' });
      await waitFor(() => expect(document.activeElement).toBe(button));
    });
  });

  it('is removed with a message when it is no longer valid', async () => {
    const till = aTill();
    till.storage.keepDiscountCode('SAVE10');
    till.carts.codeFailure = gatewayError('Rejected', 'Expired');
    await openFilled(till);
    expect((await screen.findByRole('alert')).textContent).toBe('Code SAVE10 is not applied: Expired');
    expect(till.storage.discountCode()).toBe('');
  });

  it('shows a message and is kept for the next cart when it could not be checked again', async () => {
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

  it.each(['ServerFault', 'Malformed', 'Unexpected', 'Unauthorized', 'Forbidden'] as const)(
    'is not called invalid where applying it again ends as %s',
    async (kind) => {
      const till = aTill();
      till.storage.keepDiscountCode('SAVE10');
      till.carts.codeFailure = gatewayError(kind);
      await openFilled(till);
      expect((await screen.findByRole('alert')).textContent).toBe(
        'Code SAVE10 is not applied: We could not check this code. Please try again.',
      );
      expect(till.storage.discountCode()).toBe('SAVE10');
    },
  );

  it.each(['Rejected', 'Refused', 'NotFound'] as const)(
    'is called invalid and forgotten where applying it again ends as %s without a message',
    async (kind) => {
      const till = aTill();
      till.storage.keepDiscountCode('SAVE10');
      till.carts.codeFailure = gatewayError(kind);
      await openFilled(till);
      expect((await screen.findByRole('alert')).textContent).toBe(
        'Code SAVE10 is not applied: Invalid coupon code.',
      );
      expect(till.storage.discountCode()).toBe('');
    },
  );

  it('is applied again to a refreshed cart, also after a reload', async () => {
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

  it('is not sent with the order when it is no longer valid for the refreshed cart', async () => {
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

  it('says that it cannot be taken off, and that another one replaces it', async () => {
    const view = await openFilled();
    expect(screen.queryByText(/cannot be taken off/)).toBeNull();
    await apply(view, 'SAVE10');
    expect(await screen.findByText('A code cannot be taken off. Another one replaces it.')).toBeTruthy();
  });

  it('is applied after the one that is on its way, and is never dropped [CART-16]', async () => {
    const till = aTill();
    const { promise, resolve } = Promise.withResolvers<void>();
    till.carts.gate = promise;
    const view = await openFilled(till);
    await apply(view, 'OLD');
    const typed = screen.getByRole('textbox', { name: 'Discount Code' });
    await view.user.clear(typed);
    await view.user.type(typed, 'save10{Enter}');
    expect(screen.getByText('Code SAVE10 will be checked next.')).toBeTruthy();
    await act(async () => {
      resolve();
      await till.carts.gate;
    });
    expect(await screen.findByText('Code SAVE10 is applied.')).toBeTruthy();
    expect(till.carts.codes).toEqual(['OLD', 'SAVE10']);
    expect([screen.queryByRole('alert'), screen.queryByText(/checked next/)]).toEqual([null, null]);
  });

  it('that is pressed twice is applied once', async () => {
    const till = aTill();
    const { promise, resolve } = Promise.withResolvers<void>();
    till.carts.gate = promise;
    const view = await openFilled(till);
    await apply(view, 'SAVE10');
    await view.user.type(screen.getByRole('textbox', { name: 'Discount Code' }), '{Enter}');
    await act(async () => {
      resolve();
      await till.carts.gate;
    });
    await screen.findByText('Code SAVE10 is applied.');
    expect(till.carts.codes).toEqual(['SAVE10']);
  });

  it('is sent in capitals, without the blanks and marks of a copied one, and no keyboard corrects it [CART-16]', async () => {
    const view = await openFilled();
    const code = screen.getByRole('textbox', { name: 'Discount Code' });
    await view.user.click(code);
    await view.user.paste('\u202A save 10\u200B ');
    await view.press('Apply');
    await screen.findByText('Code SAVE10 is applied.');
    expect(view.carts.codes).toEqual(['SAVE10']);
    expect(['autocapitalize', 'autocorrect', 'spellcheck'].map((name) => code.getAttribute(name))).toEqual([
      'characters',
      'off',
      'false',
    ]);
  });

  it('does not apply its discount to a cart that was refreshed during the check', async () => {
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

describe('a visitor from a partner campaign', () => {
  it('has no field; the code is applied without a click and sent with the order [CART-20] [CART-21] [PAY-07]', async () => {
    const view = await openFilled(aTill(aCart(), 'partner-one'));
    await waitFor(() => expect(view.total('Discount')).toBe('-₹100'));
    expect(screen.queryByRole('textbox', { name: 'Discount Code' })).toBeNull();
    expect(view.carts.codes).toEqual(['CODE1']);
    await view.press('Place Order');
    await waitFor(() => expect(view.orders.calls[0]?.order.discountCode).toBe('CODE1'));
  });

  it('gets the code applied again when items change [CART-21]', async () => {
    const view = await openFilled(aTill(aCart(2), 'partner-one'));
    await waitFor(() => expect(view.carts.codes).toEqual(['CODE1']));
    await view.press('Remove Service 1');
    await view.press('Yes');
    await waitFor(() => expect(view.carts.codes).toEqual(['CODE1', 'CODE1']));
  });

  it.each(['website', 'summer'])('a visitor from %s sees the field [CART-20]', async (campaign) => {
    const view = await openFilled(aTill(aCart(), campaign));
    expect(screen.getByRole('textbox', { name: 'Discount Code' })).toBeTruthy();
    expect(view.carts.codes).toEqual([]);
  });
});

describe('a code whose application to a refreshed cart gets no response', () => {
  it.each(['', 'partner-one'])(
    'can be cancelled, and the order goes without it (campaign %j)',
    async (by) => {
      const till = aTill(aCart(), by);
      if (by === '') till.storage.keepDiscountCode('SAVE10');
      till.carts.gate = new Promise(() => undefined);
      await withLongWait(async (wait) => {
        const view = await openFilled(till);
        await waitFor(() => expect(till.carts.codes).toHaveLength(1));
        wait();
        await view.press('Cancel');
        await view.press('Place Order');
        await waitFor(() => expect(till.orders.calls).toHaveLength(1));
        expect(till.orders.calls[0]?.order.discountCode).toBe('');
      });
    },
  );
});
