import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { rupeesToPaise } from '../../../src/domain/money/money';
import { aQuestion } from '../../domain/pricing/aQuestion';
import { aShop, openFlow, type Shop } from '../catalogue/openCatalogue';

const trade = aQuestion({ id: '4', type: 'input', question: 'Trade?', options: [], fields: { id: 4 } });

/** A flow with one question, already answered. */
const answered = async (prepare: (shop: Shop) => void = () => undefined, at = '/GST%20Filing/18') => {
  const shop = aShop();
  shop.pricing.questions = [trade];
  prepare(shop);
  const view = openFlow(at, shop);
  await view.user.type(await screen.findByRole('textbox', { name: 'Trade?' }), 'Textiles');
  return view;
};

const priceDialog = async () => within(await screen.findByRole('dialog', { name: 'Your price' }));

describe('the calculated price', () => {
  it('is shown with its terms before anything is submitted [QUES-16]', async () => {
    const { press, purchases } = await answered();
    await press('Proceed');
    const dialog = await priceDialog();
    expect(dialog.getByText('₹1,500')).toBeTruthy();
    expect(dialog.getByText('T')).toBeTruthy();
    expect(purchases.keys).toEqual([]);
  });

  it('can be dismissed without a call, and the answers stay [QUES-17]', async () => {
    const { press, user, purchases } = await answered();
    await press('Proceed');
    await priceDialog();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Proceed');
    await priceDialog();
    await press('Change answers');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(purchases.keys).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Trade?' }).value).toBe('Textiles');
  });

  it('goes to the cart with the answers when confirmed [QUES-18]', async () => {
    const { press, purchases } = await answered();
    await press('Proceed');
    await priceDialog();
    await press('Confirm');
    await screen.findByRole('dialog', { name: /Added to your cart/ });
    expect(purchases.requested).toEqual([]);
    expect(purchases.added).toMatchObject([
      {
        serviceId: '18',
        amount: rupeesToPaise(1500),
        questions: [{ id: 4, answer: 'Textiles' }],
        pricingModelText: 'questions',
        kindText: 'Entitlement',
      },
    ]);
  });

  it('requests a quotation when confirmed and the server says GET QUOTE [QUES-19]', async () => {
    const { press, purchases } = await answered((shop) => {
      shop.pricing.quote = { ...shop.pricing.quote, action: 'getQuote' };
    });
    await press('Proceed');
    await priceDialog();
    await press('Confirm');
    await screen.findByRole('dialog', { name: /Quotation requested/ });
    expect(purchases.added).toEqual([]);
    expect(purchases.requested).toHaveLength(1);
  });

  it.each([
    [gatewayError('Unexpected', 'No slab'), 'Error: No slab'],
    [gatewayError('ServerFault'), 'Error: An unexpected error occurred.'],
  ])('shows for the failure %j the text %j [QUES-20] [QUES-21]', async (failure, text) => {
    const { press } = await answered((shop) => {
      shop.pricing.priceFailure = failure;
    });
    await press('Proceed');
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Trade?' }).value).toBe('Textiles');
  });

  it('shows no failure after Cancel; a busy Proceed keeps its name', async () => {
    const { press } = await answered((shop) => {
      shop.pricing.gate = new Promise(() => undefined);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    try {
      await press('Proceed');
      expect(screen.getByRole('button', { name: 'Proceed' })).toBeTruthy();
      act(() => void vi.advanceTimersByTime(10_100));
      await press('Cancel');
    } finally {
      vi.useRealTimers();
    }
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Trade?' }).value).toBe('Textiles');
  });

  it('is dropped when it arrives after the answers have changed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { press, user } = await answered((shop) => {
      shop.pricing.gate = promise;
    });
    await press('Proceed');
    await user.type(screen.getByRole('textbox', { name: 'Trade?' }), '!');
    await act(async () => {
      resolve();
      await Promise.resolve();
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a submission from the flow', () => {
  it.each([gatewayError('ServerFault'), gatewayError('Rejected', 'Full')])(
    'shows one sentence for the failure %j and can be tried again [QUES-22]',
    async (failure) => {
      const { press, purchases, answerStorage } = await answered((shop) => {
        shop.purchases.failure = failure;
      });
      await press('Proceed');
      await priceDialog();
      await press('Confirm');
      expect((await screen.findByRole('alert')).textContent).toBe(
        'Failed to submit quotation request / add to cart. Please try again.',
      );
      expect(answerStorage.answersOf('18').size).toBe(1);
      purchases.failure = undefined;
      await press('Proceed');
      await priceDialog();
      await press('Confirm');
      await screen.findByRole('dialog', { name: /Added to your cart/ });
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it.each([
    ['addToCart', 'View Cart', '/cart'],
    ['getQuote', 'Go to Home', '/dashboard'],
  ] as const)('that succeeded as %s offers %s and hides after 3 s [QUES-23]', async (action, name, path) => {
    const { press, user, timer, address, answerStorage } = await answered((shop) => {
      shop.pricing.quote = { ...shop.pricing.quote, action };
    });
    await press('Proceed');
    await priceDialog();
    await press('Confirm');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name })).toBeTruthy();
    expect(dialog.queryAllByRole('button', { name: /View Cart|Go to Home/ })).toHaveLength(1);
    expect(answerStorage.answersOf('18').size).toBe(0);
    act(() => timer.pass(3001));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Trade?' })).toBeNull();
    await user.click(within(screen.getByRole('status')).getByRole('link', { name }));
    expect(address()).toBe(path);
  });

  it('links to the recommended services of the submitted service [QUES-24]', async () => {
    const { press } = await answered(undefined, '/GST%20Registration/16');
    await press('Proceed');
    await priceDialog();
    await press('Confirm');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('link', { name: 'GST Filing' }).getAttribute('href')).toBe('/sub-service/18');
    expect(dialog.getByRole('link', { name: 'Book Keeping' }).getAttribute('href')).toBe('/sub-service/26');
  });

  it('recommends nothing for a service that is not in the map [QUES-24]', async () => {
    const { press } = await answered(undefined, '/GST%20Refund/17');
    await press('Proceed');
    await priceDialog();
    await press('Confirm');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByRole('link')).toBeNull();
  });

  it('cannot be repeated without answering again', async () => {
    const { press, timer, purchases } = await answered();
    await press('Proceed');
    await priceDialog();
    await press('Confirm');
    await screen.findByRole('dialog');
    act(() => timer.pass(3001));
    expect(screen.queryByRole('button', { name: 'Proceed' })).toBeNull();
    await press('Answer the questions again');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Trade?' })).value).toBe('');
    expect(purchases.added).toHaveLength(1);
  });
});
