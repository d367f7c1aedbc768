import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aCart } from '../../doubles/aCart';
import { aShop, openSubService } from './openCatalogue';

const dialog = async () => within(await screen.findByRole('dialog'));

describe('after an addition to the cart', () => {
  it("shows a dialog with 'Continue', which closes it, and 'View Cart' [SERV-26]", async () => {
    const { press, user, address } = openSubService();
    await press('Proceed');
    const first = await dialog();
    expect(first.getByText('GST Registration is in your cart.')).toBeTruthy();
    expect(first.getByRole('button', { name: 'View Cart' })).toBeTruthy();
    await user.click(first.getByRole('button', { name: 'Continue' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/sub-service/16');
    await press('Proceed');
    await user.click((await dialog()).getByRole('button', { name: 'View Cart' }));
    expect(address()).toBe('/cart');
  });

  it('hides the dialog after 3 s; its text and links stay on the page [SERV-28]', async () => {
    const { press, timer } = openSubService();
    await press('Proceed');
    await dialog();
    act(() => timer.pass(2500));
    expect(screen.getByRole('dialog')).toBeTruthy();
    act(() => timer.pass(501));
    expect(screen.queryByRole('dialog')).toBeNull();
    const left = within(screen.getByRole('status'));
    expect(left.getByText('GST Registration is in your cart.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View Cart' }).getAttribute('href')).toBe('/cart');
  });

  it('loads the cart again, so that its badge updates', async () => {
    const { press, cart, cartStore } = openSubService();
    cart.cart = aCart(1);
    await press('Proceed');
    await dialog();
    expect(cartStore.itemCount).toBe(1);
  });

  it("shows 'An error occurred while adding to cart.' and no dialog after a failure [SERV-29] [SERV-25]", async () => {
    for (const kind of ['ServerFault', 'Rejected'] as const) {
      const shop = aShop();
      shop.submissions.failure = gatewayError(kind, 'db');
      const { press, unmount } = openSubService('16', shop);
      await press('Proceed');
      expect((await screen.findByRole('alert')).textContent).toBe('An error occurred while adding to cart.');
      expect(screen.queryByRole('dialog')).toBeNull();
      unmount();
    }
  });

  it('shows no failure after a cancelled call, and loads the cart again', async () => {
    const shop = aShop();
    shop.submissions.failure = gatewayError('Cancelled');
    const { press, cart, cartStore } = openSubService('16', shop);
    cart.cart = aCart(1);
    await press('Proceed');
    await waitFor(() => expect(cartStore.itemCount).toBe(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ignores a response that arrives after another service is shown', async () => {
    const shop = aShop();
    const { promise, resolve } = Promise.withResolvers<void>();
    shop.submissions.gate = promise;
    const submission = shop.submission();
    const line = { serviceId: '16', quantity: 1, amount: 0, questions: [], frequency: 'monthly' };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nobody reads the line
    const sending = submission.send({ kind: 'addToCart', line } as never);
    submission.reset();
    resolve();
    await sending;
    expect(submission.submitted).toBeUndefined();
    expect(submission.isDialogOpen).toBe(false);
  });
});

describe('after a quotation request', () => {
  it("shows a dialog with 1-2 working days, 'Continue' and 'Go to Home' [SERV-27]", async () => {
    const { press, user, address } = openSubService('17');
    await press('Proceed');
    const shown = await dialog();
    expect(shown.getByText(/GST Refund.*1-2 working days/)).toBeTruthy();
    expect(shown.getByRole('button', { name: 'Continue' })).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Go to Home' }));
    expect(address()).toBe('/dashboard');
  });

  it('shows a sentence of its own after a failure [SERV-30]', async () => {
    const shop = aShop();
    shop.submissions.failure = gatewayError('ServerFault');
    const { press } = openSubService('17', shop);
    await press('Proceed');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to submit quotation request / add to cart. Please try again.',
    );
  });
});

describe('service 162', () => {
  it('is the only one that asks for purpose and amount, with minimum 0 [SERV-31] [SERV-33]', async () => {
    const { unmount } = openSubService('162');
    expect(await screen.findByRole('textbox', { name: 'Purpose of payment' })).toBeTruthy();
    const amount = screen.getByRole('textbox', { name: 'Amount' });
    expect(amount.getAttribute('min')).toBe('0');
    unmount();
    openSubService('16');
    await screen.findByRole('button', { name: 'Proceed' });
    expect(screen.queryByRole('textbox', { name: 'Purpose of payment' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  });

  it.each([
    ['  ', '100'],
    ['Fee', ''],
  ])('with purpose %j and amount %j makes no call [SERV-32]', async (purpose, amount) => {
    const { press, user, submissions } = openSubService('162');
    await user.type(await screen.findByRole('textbox', { name: 'Purpose of payment' }), purpose);
    if (amount !== '') await user.type(screen.getByRole('textbox', { name: 'Amount' }), amount);
    await press('Proceed');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please fill in Purpose of payment and Amount.',
    );
    expect(submissions.keys).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Purpose of payment' }).value).toBe(purpose);
    const missing = purpose.trim() === '' ? 'Purpose of payment' : 'Amount';
    expect(document.activeElement).toBe(screen.getByLabelText(missing));
  });

  it('marks an invalid amount at its field and makes no call [SERV-33]', async () => {
    const { press, user, submissions } = openSubService('162');
    await user.type(await screen.findByRole('textbox', { name: 'Purpose of payment' }), 'Fee');
    const amount = screen.getByRole('textbox', { name: 'Amount' });
    fireEvent.change(amount, { target: { value: '-5' } });
    await press('Proceed');
    expect(screen.getByRole('alert').textContent).toBe(
      'Please enter the amount in numbers, without a minus sign, for example 2,500 or 2500.50.',
    );
    expect([amount.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', amount]);
    expect(submissions.keys).toEqual([]);
    await user.type(amount, '0');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['Rejected', 'Refused', 'Forbidden', 'NotFound', 'PayloadTooLarge', 'Unexpected'] as const)(
    "sends an amount of 0 and shows the server's reason where it was %s",
    async (kind) => {
      const reason = 'The amount must be more than zero rupees.';
      const { press, user, submissions } = openSubService('162');
      submissions.failure = gatewayError(kind, reason);
      await user.type(await screen.findByRole('textbox', { name: 'Purpose of payment' }), 'Fee');
      await user.type(screen.getByRole('textbox', { name: 'Amount' }), '0');
      await press('Proceed');
      expect((await screen.findByRole('alert')).textContent).toBe('An error occurred while adding to cart.');
      expect(screen.getByText(`Reason: ${reason}`)).toBeTruthy();
    },
  );

  it("keeps the server's own faults to itself", async () => {
    const { press, submissions } = openSubService('16');
    submissions.failure = gatewayError('ServerFault', 'relation "carts" does not exist');
    await screen.findByRole('heading', { level: 1 });
    await press('Proceed');
    await screen.findByRole('alert');
    expect(screen.queryByText(/^Reason/)).toBeNull();
  });

  it('ignores a minus and keeps what was typed [SERV-33]', async () => {
    const { user } = openSubService('162');
    const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    await user.type(amount, '-5e0');
    expect(amount.value).toBe('50');
  });

  it('explains why a minus is ignored, until an amount is typed', async () => {
    const { user, press } = openSubService('162');
    const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    await user.type(amount, '-');
    expect(screen.getByRole('alert').textContent).toBe(
      'Please enter the amount in numbers, without a minus sign, for example 2,500 or 2500.50.',
    );
    await user.type(amount, '5');
    expect([amount.value, screen.queryByRole('alert')]).toEqual(['5', null]);
    await user.type(screen.getByRole('textbox', { name: 'Purpose of payment' }), 'Fee');
    await user.type(amount, 'e');
    await press('Proceed');
    expect((await dialog()).getByText(/is in your cart/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['₹1,00,000', 10_000_000, 'In rupees: ₹1,00,000 + GST = ₹1,18,000'],
    ['1 00 000', 10_000_000, 'In rupees: ₹1,00,000 + GST = ₹1,18,000'],
    ['Rs. 500', 50_000, 'In rupees: ₹500 + GST = ₹590'],
    ['1,180/-', 118_000, 'In rupees: ₹1,180 + GST = ₹1,392.40'],
  ])('reads the pasted amount %j and says how [BUY-08]', async (pasted, amount, said) => {
    const { press, user, submissions } = openSubService('162');
    await user.type(await screen.findByRole('textbox', { name: 'Purpose of payment' }), 'Fee');
    await user.click(screen.getByRole('textbox', { name: 'Amount' }));
    await user.paste(pasted);
    expect(screen.getByText(said)).toBeTruthy();
    await press('Proceed');
    await dialog();
    expect(submissions.added).toMatchObject([{ amount }]);
  });

  it.each(['-500', 'five hundred', '1.180'])(
    'keeps the pasted amount %j, which cannot be read, and tells how to write it [BUY-08]',
    async (pasted) => {
      const { press, user, submissions } = openSubService('162');
      await user.type(await screen.findByRole('textbox', { name: 'Purpose of payment' }), 'Fee');
      const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
      await user.click(amount);
      await user.paste(pasted);
      await press('Proceed');
      expect([amount.value, screen.getByRole('alert').textContent]).toEqual([
        pasted,
        'Please enter the amount in numbers, without a minus sign, for example 2,500 or 2500.50.',
      ]);
      expect(submissions.keys).toEqual([]);
    },
  );

  it('is text for the number pad, which arrow keys do not change', async () => {
    const { user } = openSubService('162');
    const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    expect([amount.type, amount.inputMode]).toEqual(['text', 'decimal']);
    await user.type(amount, '2500{ArrowUp}{ArrowDown}{ArrowDown}');
    expect(amount.value).toBe('2500');
  });

  it('keeps the next one that is typed once the first is in the cart, and not that again [LINE-06]', async () => {
    const { press, user, kept, forms } = openSubService('162');
    const purpose = await screen.findByRole('textbox', { name: 'Purpose of payment' });
    await user.type(purpose, 'Fee');
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '500');
    await press('Proceed');
    await dialog();
    await press('Continue');
    forms.hide();
    expect(kept.all()).toEqual([]);
    forms.show();
    await user.type(purpose, ' two');
    forms.hide();
    expect(kept.all()).toMatchObject([{ typed: { purpose: 'Fee two', amount: '500' } }]);
  });

  it('adds the amount as typed, whatever the base price [SERV-34] [SERV-35] [SERV-36]', async () => {
    const { press, user, submissions } = openSubService('162');
    await user.type(await screen.findByRole('textbox', { name: 'Purpose of payment' }), 'Notice reply');
    await user.type(screen.getByRole('textbox', { name: 'Amount' }), '2500.50');
    await press('Proceed');
    await dialog();
    expect(submissions.added).toMatchObject([
      {
        serviceId: '162',
        amount: 250_050,
        questions: [{ question: 'Purpose of payment', answer: 'Notice reply' }],
      },
    ]);
  });
});
