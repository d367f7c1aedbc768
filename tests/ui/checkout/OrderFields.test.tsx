import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Either, right } from 'fp-ts/Either';
import { isSome } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { indianStates } from '../../../src/domain/india/states';
import { HINDI } from '../../../src/domain/language/language';
import type { Profile } from '../../../src/domain/profile/profile';
import { setLocale } from '../../../src/ui/texts/lightTexts';
import { keepTexts } from '../support/keepTexts';
import { aProfile } from '../../doubles/aProfile';
import { heldReads } from '../support/heldReads';
import { aTill, openCart, openFilled } from '../cart/openCart';
import { hindi } from '../texts/hindi';

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
    const zip = screen.getByRole<HTMLInputElement>('textbox', { name: 'Zip Code' });
    expect([zip.type, zip.inputMode]).toEqual(['text', 'numeric']);
    await user.clear(zip);
    await user.type(zip, 'a4e1-1.0+16');
    expect(zip.value).toBe('411016');
    await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
    expect(zip.value).toBe('411016');
  });

  it('reads a pasted zip code with blanks, marks and digits of Hindi [PAY-03]', async () => {
    const { user } = await openFilled();
    const zip = screen.getByRole<HTMLInputElement>('textbox', { name: 'Zip Code' });
    await user.clear(zip);
    await user.paste('\u202A४११ 016\u202C');
    expect(zip.value).toBe('411016');
  });

  it('leaves capitals to the phone and corrections to nobody in the GSTIN', async () => {
    await openFilled();
    const gstin = field('GSTIN (optional)');
    expect(
      ['autocapitalize', 'autocorrect', 'spellcheck', 'autocomplete'].map((name) => gstin.getAttribute(name)),
    ).toEqual(['characters', 'off', 'false', 'off']);
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

const fillIn = (name: string, value: string): void => {
  fireEvent.change(field(name), { target: { value } });
};

const alerts = (): readonly (string | null)[] =>
  screen.queryAllByRole('alert').map(({ textContent }) => textContent);

const state = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('combobox', { name: 'State' });

describe('the state', () => {
  it('is filled in by the browser with the rest of the address [BUY-04]', async () => {
    const { checkout } = await openFilled();
    expect(state().autocomplete).toBe('address-level1');
    fireEvent.change(state(), { target: { value: 'Orissa' } });
    expect(checkout.form.state).toBe('Odisha');
    await waitFor(() =>
      expect([state().value, state().getAttribute('aria-expanded')]).toEqual(['', 'false']),
    );
    fireEvent.change(state(), { target: { value: 'New Delhi' } });
    expect(checkout.form.state).toBe('Delhi');
    fireEvent.change(state(), { target: { value: 'Atlantis' } });
    expect(checkout.form.state).toBe('Delhi');
  });

  it('that is pasted as a search is chosen, and the list stays for the choice [BUY-04]', async () => {
    const { user, checkout } = await openFilled();
    await user.click(state());
    await user.paste('Maharashtra');
    expect([checkout.form.state, state().value, state().getAttribute('aria-expanded')]).toEqual([
      'Maharashtra',
      'Maharashtra',
      'true',
    ]);
  });

  it('is not chosen by what is typed key by key [BUY-04]', async () => {
    const { user, checkout } = await openFilled();
    await user.type(state(), 'goa');
    expect([checkout.form.state, state().value]).toEqual(['Karnataka', 'goa']);
  });

  it.each(['Orissa', 'OR', 'उड़ीसा'])('is found as %s [BUY-04]', async (typed) => {
    const { user, checkout } = await openFilled();
    await user.type(state(), typed);
    await user.click(await screen.findByTitle('Odisha'));
    expect(checkout.form.state).toBe('Odisha');
  });

  it('that is another than that of the zip code is told of at the field and offered, never chosen [BUY-04]', async () => {
    const { user, checkout } = await openFilled();
    expect(screen.queryByText(/Zip codes that begin with/)).toBeNull();
    fillIn('Zip Code', '411016');
    expect(screen.getByText('Zip codes that begin with 411 are in Maharashtra.')).toBeTruthy();
    expect(checkout.form.state).toBe('Karnataka');
    await user.click(screen.getByRole('button', { name: 'Choose Maharashtra' }));
    expect(checkout.form.state).toBe('Maharashtra');
    expect(screen.queryByText(/Zip codes that begin with/)).toBeNull();
    expect(document.activeElement).toBe(state());
  });

  it('is offered for each state where the zip code may be [BUY-04]', async () => {
    const { checkout } = await openFilled();
    act(() => checkout.type('state', ''));
    fillIn('Zip Code', '605001');
    expect(screen.getByText('Zip codes that begin with 605 are in Puducherry or Tamil Nadu.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: /^Choose / }).map((button) => button.textContent)).toEqual([
      'Choose Puducherry',
      'Choose Tamil Nadu',
    ]);
    fillIn('Zip Code', '900001');
    expect(screen.queryByRole('button', { name: /^Choose / })).toBeNull();
  });

  it('is listed by its name in the language of the reader, and ordered by its own [BUY-04]', async () => {
    const { user, checkout } = await openFilled();
    keepTexts(HINDI, hindi);
    act(() => setLocale(HINDI));
    const box = screen.getByRole('combobox', { name: 'राज्य' });
    await user.click(box);
    const first = document.querySelector('.ant-select-item-option')?.getAttribute('title');
    expect(first).toBe('अंडमान और निकोबार द्वीपसमूह');
    await user.type(box, 'महा');
    await user.click(await screen.findByTitle('महाराष्ट्र'));
    expect(checkout.form.state).toBe('Maharashtra');
    expect(document.querySelector('.ant-select-content')?.textContent).toBe('महाराष्ट्र');
  });
});

describe('a field that the payment page or the invoice would refuse', () => {
  const wrong = [
    ['Email', 'asha', 'Please enter an email address such as asha@example.in.'],
    ['Email', 'a b@c.in', 'Please enter an email address such as asha@example.in.'],
    ['Zip Code', '1', 'Please enter a zip code of six digits, for example 411016.'],
    ['Zip Code', '0', 'Please enter a zip code of six digits, for example 411016.'],
    [
      'GSTIN (optional)',
      '27 AAPFU',
      'This is not a GSTIN. It has 15 characters, for example 27AAPFU0939F1ZV. You can also leave this field empty.',
    ],
  ] as const;

  it.each(wrong)(
    'tells %s %j at the field, has the focus and sends nothing [BUY-05]',
    async (name, typed, text) => {
      const { press, orders } = await openFilled();
      fillIn(name, typed);
      expect(alerts()).toEqual([]);
      await press('Place Order');
      expect(screen.getByText(text)).toBeTruthy();
      expect(alerts()).toEqual(['Please correct the marked fields before placing the order.']);
      expect([document.activeElement, field(name).getAttribute('aria-invalid')]).toEqual([
        field(name),
        'true',
      ]);
      expect(orders.calls).toEqual([]);
      fillIn(name, `${typed}x`);
      expect(alerts()).toEqual([]);
    },
  );

  it.each(wrong)('tells %s %j when the next field is gone to [BUY-05]', async (name, typed, text) => {
    await openFilled();
    act(() => field(name).focus());
    fillIn(name, typed);
    act(() => field('Full Name').focus());
    expect(alerts()).toEqual([text]);
  });

  it('is not told on the way to a button, which would move away', async () => {
    await openFilled();
    act(() => field('Email').focus());
    fillIn('Email', 'asha');
    act(() => screen.getByRole('button', { name: 'Place Order' }).focus());
    expect(alerts()).toEqual([]);
  });

  it('is told at once where the number is typed to its end [BUY-05]', async () => {
    await openFilled();
    fillIn('GSTIN (optional)', '27 AAPFU 0939 F1AV');
    fillIn('Zip Code', '011016');
    expect(alerts()).toHaveLength(2);
  });

  it('is no GSTIN with blanks, of which the 15 characters are sent [BUY-05]', async () => {
    const { press, orders } = await openFilled();
    fillIn('GSTIN (optional)', '27 aapfu-0939 F1ZV');
    expect(screen.getByText('This GSTIN is registered in Maharashtra.')).toBeTruthy();
    await press('Place Order');
    await waitFor(() => expect(orders.calls[0]?.order.form.gstin).toBe('27AAPFU0939F1ZV'));
  });

  it.each(['9917IRL29003OSG', '27PNEA06819B1DE', '0717UNO00157UNO', '29AABCF8078M1C8'])(
    'is not %s, a GSTIN of its own kind [BUY-05]',
    async (gstin) => {
      const { press, orders } = await openFilled();
      fillIn('GSTIN (optional)', gstin);
      await press('Place Order');
      await waitFor(() => expect(orders.calls[0]?.order.form.gstin).toBe(gstin));
      expect(alerts()).toEqual([]);
    },
  );
});

describe('Enter in the order form', () => {
  it('goes to the next field, and orders nothing before it stands on Place Order [PAY-20]', async () => {
    const { user, orders } = await openFilled();
    act(() => field('Full Name').focus());
    const ways: (string | null)[] = [];
    for (let press = 0; press < 3; press += 1) {
      await user.keyboard('{Enter}');
      ways.push(document.activeElement?.id ?? null);
    }
    expect(ways).toEqual(['order-phone', 'order-email', 'order-address']);
    act(() => field('Zip Code').focus());
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(field('GSTIN (optional)'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Place Order' }));
    expect(orders.calls).toEqual([]);
    expect(['Full Name', 'Zip Code'].map((name) => field(name).getAttribute('enterkeyhint'))).toEqual([
      'next',
      'next',
    ]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(orders.calls).toHaveLength(1));
  });
});
