import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { isSome } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { indianStates } from '../../../src/domain/india/states';
import { aTill, openCart, openFilled } from './openCart';

const field = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);

const REQUIRED = ['Full Name', 'Phone', 'Email', 'Billing Address', 'State', 'Zip Code'] as const;
const keyOf = {
  'Full Name': 'fullName',
  Phone: 'phone',
  Email: 'email',
  'Billing Address': 'address',
  State: 'state',
  'Zip Code': 'zipCode',
} as const;

describe('the order form', () => {
  it('has the personal details, prefilled from the customer [CART-05]', async () => {
    await openFilled();
    expect(['Full Name', 'Phone', 'Email'].map((name) => field(name).value)).toEqual([
      'Asha Rao',
      '+919876543210',
      'asha@example.in',
    ]);
  });

  it('has the billing address, prefilled from the profile [CART-06]', async () => {
    await openFilled();
    const names = ['Billing Address', 'Locality (optional)', 'Zip Code', 'GSTIN (optional)'];
    expect(names.map((name) => field(name).value)).toEqual(['12 MG Road', '', '560001', '']);
    expect(screen.getByRole('combobox', { name: 'State' })).toBeTruthy();
  });

  it('offers the 37 states of the reference list [CART-07]', async () => {
    const { user, checkout } = await openFilled();
    await user.click(screen.getByRole('combobox', { name: 'State' }));
    await user.type(screen.getByRole('combobox', { name: 'State' }), 'maha');
    await user.click(await screen.findByTitle('Maharashtra'));
    expect(checkout.form.state).toBe('Maharashtra');
    expect(indianStates).toHaveLength(37);
    await user.click(screen.getByRole('combobox', { name: 'State' }));
    await user.type(screen.getByRole('combobox', { name: 'State' }), 'other');
    expect(await screen.findByTitle('Other Territory')).toBeTruthy();
  });

  it('takes digits alone as zip code and loses none of them [PAY-03]', async () => {
    const { user } = await openFilled();
    const zip = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Zip Code' });
    expect(zip.type).toBe('number');
    await user.clear(zip);
    await user.type(zip, 'a4e1-1.0+16');
    expect(zip.value).toBe('411016');
  });

  it('keeps what was typed when the page is opened again', async () => {
    const till = aTill();
    const first = await openFilled(till);
    await first.user.type(field('Locality (optional)'), 'Indiranagar');
    first.unmount();
    await openFilled(till);
    expect(field('Locality (optional)').value).toBe('Indiranagar');
  });

  it('leaves blank what the profile does not tell, and works without it', async () => {
    const till = aTill();
    till.profiles.loadFailure = gatewayError('ServerFault');
    openCart(till);
    await screen.findByRole('textbox', { name: 'Full Name' });
    expect(field('Full Name').value).toBe('Asha Rao');
    expect(field('Billing Address').value).toBe('');
  });

  it('warns of a GSTIN of another state, and takes the state from it', async () => {
    const { user, checkout } = await openFilled();
    await user.type(field('GSTIN (optional)'), '27AAPFU0939F1ZV');
    const hint = await screen.findByText('This GSTIN is registered in Maharashtra.');
    await user.click(
      within(hint.parentElement ?? hint).getByRole('button', { name: /Use state from GSTIN/ }),
    );
    expect(checkout.form.state).toBe('Maharashtra');
    expect(screen.queryByText(/This GSTIN is registered/)).toBeNull();
  });
});

describe('Place Order', () => {
  it('stands below the totals of a cart that holds something [CART-08]', async () => {
    await openFilled();
    const side = within(screen.getByRole('complementary'));
    expect(side.getByRole('button', { name: 'Place Order' })).toBeTruthy();
  });

  it.each(REQUIRED)('makes no call while %s is blank, and leads to it [PAY-01]', async (name) => {
    const { press, checkout, orders } = await openFilled();
    act(() => checkout.type(keyOf[name], name === 'Full Name' ? '  ' : ''));
    await press('Place Order');
    expect(
      await screen.findByText('Please fill in all required fields before placing the order.'),
    ).toBeTruthy();
    expect(orders.calls).toEqual([]);
    const control = screen.getByLabelText(name);
    await waitFor(() => expect(document.activeElement).toBe(control));
    expect(control.getAttribute('aria-invalid')).toBe('true');
    act(() => checkout.type(keyOf[name], '1'));
    expect(screen.queryByText('Please fill in all required fields before placing the order.')).toBeNull();
  });

  it('goes on without locality and GSTIN, then hands over to the gateway [PAY-02] [PAY-16]', async () => {
    const { press, orders, payments } = await openFilled();
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77']));
    expect(orders.calls[0]?.order.form).toMatchObject({ locality: '', gstin: '', state: 'Karnataka' });
    expect(screen.getByText('Taking you to the payment page…')).toBeTruthy();
  });

  it('sends the totals as they are shown, as an object [PAY-08]', async () => {
    const { press, orders, carts } = await openFilled();
    await press('Place Order');
    await waitFor(() => expect(orders.calls[0]?.order.payment).toEqual(carts.cart.payment.raw));
  });

  it('pressed twice, and with Enter besides, places one order [PAY-20]', async () => {
    const till = aTill();
    till.orders.gate = new Promise(() => undefined);
    const { user } = await openFilled(till);
    await user.type(field('Full Name'), '{Enter}');
    await user.dblClick(screen.getByRole('button', { name: /Place Order/ }));
    expect(till.orders.calls).toHaveLength(1);
  });

  it('is one order on another visit to the page, while the first answer is on its way [PAY-20]', async () => {
    const till = aTill();
    let open = (): void => undefined;
    till.orders.gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const first = await openFilled(till);
    await first.press('Place Order');
    first.unmount();
    const second = await openFilled(till);
    await second.press('Place Order');
    await act(async () => {
      open();
      await till.orders.gate;
    });
    await waitFor(() => expect(till.payments.started).toEqual(['77']));
    expect(till.orders.calls).toHaveLength(1);
  });

  it('does not take the page along when the customer has left it', async () => {
    const till = aTill();
    let open = (): void => undefined;
    till.orders.gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const { press, unmount, vault } = await openFilled(till);
    await press('Place Order');
    unmount();
    open();
    await waitFor(() => expect(isSome(vault.attempt())).toBe(true));
    await waitFor(() => expect(till.payments.prepared).toHaveLength(1));
    expect(till.payments.started).toEqual([]);
  });
});

describe('an order that did not come about', () => {
  it.each([
    [gatewayError('Rejected', 'Closed'), 'Failed to place order: Closed'],
    [gatewayError('Rejected'), 'Failed to place order: Unknown error'],
    [gatewayError('ServerFault', 'db'), 'Error placing order: db'],
    [gatewayError('Unreachable'), 'Error placing order: Unknown error'],
  ])('with %j reads %j and can be tried again [PAY-10] [PAY-11] [PAY-12]', async (failure, text) => {
    const till = aTill();
    till.orders.failure = failure;
    const { press, orders, payments } = await openFilled(till);
    await press('Place Order');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(payments.prepared).toEqual([]);
    orders.failure = undefined;
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    [gatewayError('Rejected', 'Down'), 'Payment Error: Down'],
    [gatewayError('ServerFault', 'Down'), 'Payment Error: Down'],
    [gatewayError('Rejected'), 'Payment Error: Failed to generate payment checksum.'],
  ])('for a checksum answered with %j reads %j [PAY-14] [PAY-15]', async (failure, text) => {
    const till = aTill();
    till.payments.failure = failure;
    const { press, payments } = await openFilled(till);
    await press('Place Order');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(payments.started).toEqual([]);
  });
});

describe('a payment that was handed over', () => {
  it('can be begun again for the same order when the page is shown again', async () => {
    const { press, payments, orders } = await openFilled();
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77']));
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: false }));
    expect(screen.getByText('Taking you to the payment page…')).toBeTruthy();
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(screen.queryByText('Taking you to the payment page…')).toBeNull();
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77', '77']));
    expect(orders.made).toEqual(['77']);
  });

  it('can be begun again when the payment page has not come after ten seconds', async () => {
    const { press, payments, timer } = await openFilled();
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77']));
    await screen.findByText('Taking you to the payment page…');
    act(() => timer.pass(10_000));
    expect(screen.queryByText('Taking you to the payment page…')).toBeNull();
  });

  it.each([
    [{ kind: 'Completed', orderId: '77' }, '/payment-response?status=success&order_id=77'],
    [{ kind: 'Unclear', orderId: '77' }, '/payment-response?status=checking&order_id=77'],
  ] as const)('to a dialog in the page that ends as %j leads to %s', async (outcome, target) => {
    const till = aTill();
    till.payments.outcome = outcome;
    const { press, address } = await openFilled(till);
    await press('Place Order');
    await waitFor(() => expect(address()).toBe(target));
  });

  it.each([
    [{ kind: 'Dismissed' }, 'You closed the payment page. Nothing was paid; you can place the order again.'],
    [{ kind: 'Declined', message: 'Card expired' }, 'Payment Error: Card expired'],
  ] as const)('to a dialog that ends as %j stays here', async (outcome, text) => {
    const till = aTill();
    till.payments.outcome = outcome;
    const { press } = await openFilled(till);
    await press('Place Order');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
  });

  it('to a provider that cannot be reached says so', async () => {
    const till = aTill();
    till.payments.startFailure = gatewayError('Unreachable');
    const { press } = await openFilled(till);
    await press('Place Order');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The payment page could not be loaded. Please try again.',
    );
  });
});
