import { act, screen, waitFor, within } from '@testing-library/react';
import { type Either, right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { indianStates } from '../../../src/domain/india/states';
import type { Profile } from '../../../src/domain/profile/profile';
import { aProfile } from '../../doubles/aProfile';
import { heldReads } from '../support/heldReads';
import { aTill, openCart, openFilled } from '../cart/openCart';

const field = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name);

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

  it('finds a state by its code, and says where nothing fits [CART-07]', async () => {
    const { user, checkout } = await openFilled();
    const box = screen.getByRole('combobox', { name: 'State' });
    await user.type(box, 'mh');
    await user.click(await screen.findByTitle('Maharashtra'));
    expect(checkout.form.state).toBe('Maharashtra');
    await user.type(box, 'atlantis');
    expect(await screen.findByText('No state of that name or code.')).toBeTruthy();
  });

  it('accepts only digits as zip code and loses none [PAY-03]', async () => {
    const { user } = await openFilled();
    const zip = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Zip Code' });
    expect(zip.type).toBe('number');
    await user.clear(zip);
    await user.type(zip, 'a4e1-1.0+16');
    expect(zip.value).toBe('411016');
  });

  it('stops reading the profile when the customer leaves', async () => {
    const till = aTill();
    const profiles = heldReads<Profile>();
    till.profiles.load = profiles.read;
    const { unmount } = openCart(till);
    await screen.findByRole('textbox', { name: 'Billing Address' });
    expect(profiles.areAborted()).toEqual([false]);
    unmount();
    expect(profiles.areAborted()).toEqual([true]);
  });

  it('ignores a profile that arrives after the customer has left', async () => {
    const till = aTill();
    const { promise, resolve } = Promise.withResolvers<Either<never, Profile>>();
    // Already on its way, so that cancelling the call comes too late.
    till.profiles.load = () => () => promise;
    const { unmount, checkout } = openCart(till);
    await screen.findByRole('textbox', { name: 'Billing Address' });
    unmount();
    await act(async () => {
      resolve(right(aProfile()));
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

  it('warns about a GSTIN of another state; takes the state from it, with the focus on State', async () => {
    const { user, checkout } = await openFilled();
    await user.type(field('GSTIN (optional)'), '27AAPFU0939F1ZV');
    const hint = await screen.findByText('This GSTIN is registered in Maharashtra.');
    await user.click(
      within(hint.parentElement ?? hint).getByRole('button', { name: /Use state from GSTIN/ }),
    );
    expect(checkout.form.state).toBe('Maharashtra');
    expect(screen.queryByText(/This GSTIN is registered/)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'State' }));
  });
});

describe('a zip code that is not a valid PIN', () => {
  it('shows a warning but is not refused', async () => {
    const { user, press, orders } = await openFilled();
    const zip = screen.getByRole('spinbutton', { name: 'Zip Code' });
    expect(screen.queryByText(/This does not look like a zip code/)).toBeNull();
    await user.clear(zip);
    expect(screen.queryByText(/This does not look like a zip code/)).toBeNull();
    await user.type(zip, '560');
    expect(screen.getByText(/This does not look like a zip code/)).toBeTruthy();
    await press('Place Order');
    await waitFor(() => expect(orders.calls[0]?.order.form.zipCode).toBe('560'));
  });
});
