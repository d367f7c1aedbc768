import { act, screen, waitFor, within } from '@testing-library/react';
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

  it('lists the 37 states of the reference list [CART-07]', async () => {
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

  it('accepts only digits as zip code and loses none [PAY-03]', async () => {
    const { user } = await openFilled();
    const zip = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Zip Code' });
    expect(zip.type).toBe('number');
    await user.clear(zip);
    await user.type(zip, 'a4e1-1.0+16');
    expect(zip.value).toBe('411016');
  });

  it('ignores a profile that arrives after the customer has left', async () => {
    const till = aTill();
    const { promise, resolve } = Promise.withResolvers<void>();
    till.profiles.loadGate = promise;
    const { unmount, checkout } = openCart(till);
    await screen.findByRole('textbox', { name: 'Billing Address' });
    unmount();
    await act(async () => {
      resolve();
      await new Promise((done) => void setTimeout(done));
    });
    expect(isSome(till.storage.form())).toBe(false);
    expect(checkout.form.address).toBe('');
  });

  it('keeps typed values when the page is opened again', async () => {
    const till = aTill();
    const first = await openFilled(till);
    await first.user.type(field('Locality (optional)'), 'Indiranagar');
    first.unmount();
    await openFilled(till);
    expect(field('Locality (optional)').value).toBe('Indiranagar');
  });

  it('leaves fields blank that the profile lacks, and works without a profile', async () => {
    const till = aTill();
    till.profiles.loadFailure = gatewayError('ServerFault');
    openCart(till);
    await screen.findByRole('textbox', { name: 'Full Name' });
    expect(field('Full Name').value).toBe('Asha Rao');
    expect(field('Billing Address').value).toBe('');
  });

  it('warns about a GSTIN of another state, and can take the state from it', async () => {
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

describe('a zip code that is not a valid PIN', () => {
  it('shows a warning but is not refused', async () => {
    const { user, press, orders } = await openFilled();
    const zip = screen.getByRole('spinbutton', { name: 'Zip Code' });
    expect(screen.queryByText(/This does not look like a PIN/)).toBeNull();
    await user.clear(zip);
    expect(screen.queryByText(/This does not look like a PIN/)).toBeNull();
    await user.type(zip, '560');
    expect(screen.getByText(/This does not look like a PIN/)).toBeTruthy();
    await press('Place Order');
    await waitFor(() => expect(orders.calls[0]?.order.form.zipCode).toBe('560'));
  });
});

describe('Place Order', () => {
  it('is below the totals of a cart with items [CART-08]', async () => {
    await openFilled();
    const side = within(screen.getByRole('complementary'));
    expect(side.getByRole('button', { name: 'Place Order' })).toBeTruthy();
  });

  it.each(REQUIRED)('makes no call while %s is blank, and focuses it [PAY-01]', async (name) => {
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

  it('works without locality and GSTIN, then redirects to the gateway [PAY-02] [PAY-16]', async () => {
    const { press, orders, payments } = await openFilled();
    await press('Place Order');
    await waitFor(() => expect(payments.started).toEqual(['77']));
    expect(orders.calls[0]?.order.form).toMatchObject({ locality: '', gstin: '', state: 'Karnataka' });
    expect(screen.getByText('Taking you to the payment page…')).toBeTruthy();
  });

  it('sends the totals as shown, as an object [PAY-08]', async () => {
    const { press, orders, carts } = await openFilled();
    await press('Place Order');
    await waitFor(() => expect(orders.calls[0]?.order.payment).toEqual(carts.cart.payment.raw));
  });

  it('places one order when pressed twice and with Enter [PAY-20]', async () => {
    const till = aTill();
    till.orders.gate = new Promise(() => undefined);
    const { user } = await openFilled(till);
    await user.type(field('Full Name'), '{Enter}');
    await user.dblClick(screen.getByRole('button', { name: /Place Order/ }));
    expect(till.orders.calls).toHaveLength(1);
  });

  it('places one order when the page is opened again before the first response [PAY-20]', async () => {
    const till = aTill();
    const { promise, resolve } = Promise.withResolvers<void>();
    till.orders.gate = promise;
    const first = await openFilled(till);
    await first.press('Place Order');
    first.unmount();
    const second = await openFilled(till);
    await second.press('Place Order');
    await act(async () => {
      resolve();
      await till.orders.gate;
    });
    await waitFor(() => expect(till.payments.started).toEqual(['77']));
    expect(till.orders.calls).toHaveLength(1);
  });

  it('does not navigate after the customer has left', async () => {
    const till = aTill();
    const { promise, resolve } = Promise.withResolvers<void>();
    till.orders.gate = promise;
    const { press, unmount, storage } = await openFilled(till);
    await press('Place Order');
    unmount();
    resolve();
    await waitFor(() => expect(isSome(storage.attempt())).toBe(true));
    await waitFor(() => expect(till.payments.prepared).toHaveLength(1));
    expect(till.payments.started).toEqual([]);
  });
});
