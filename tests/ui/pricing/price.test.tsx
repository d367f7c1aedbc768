import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { paise, rupeesToPaise } from '../../../src/domain/money/money';
import { answered, priceDialog } from './answeredFlow';

describe('the calculated price', () => {
  it('is shown with its terms before anything is submitted [QUES-16]', async () => {
    const { press, submissions } = await answered();
    await press('Proceed');
    const dialog = await priceDialog();
    expect(dialog.getByText('₹1,500')).toBeTruthy();
    expect(dialog.getByText('T')).toBeTruthy();
    expect(submissions.keys).toEqual([]);
  });

  it('can be dismissed without a call, and the answers stay [QUES-17]', async () => {
    const { press, user, submissions } = await answered();
    await press('Proceed');
    await priceDialog();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Proceed');
    await priceDialog();
    await press('Change answers');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(submissions.keys).toEqual([]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Trade?' }).value).toBe('Textiles');
  });

  it('goes to the cart with the answers when confirmed [QUES-18]', async () => {
    const { press, submissions } = await answered();
    await press('Proceed');
    await priceDialog();
    await press('Confirm');
    await screen.findByRole('dialog', { name: /Added to your cart/ });
    expect(submissions.requested).toEqual([]);
    expect(submissions.added).toMatchObject([
      {
        serviceId: '18',
        amount: rupeesToPaise(1500),
        questions: [{ id: '4', answer: 'Textiles' }],
        pricingModelText: 'questions',
        kindText: 'Entitlement',
      },
    ]);
  });

  it('requests a quotation when confirmed and the server says GET QUOTE [QUES-19]', async () => {
    const { press, submissions } = await answered((shop) => {
      shop.pricing.quote = { ...shop.pricing.quote, action: 'getQuote' };
    });
    await press('Proceed');
    await priceDialog();
    await press('Confirm');
    await screen.findByRole('dialog', { name: /Quotation requested/ });
    expect(submissions.added).toEqual([]);
    expect(submissions.requested).toHaveLength(1);
  });

  it('is not ₹0 where an expert names the price', async () => {
    const { press } = await answered((shop) => {
      shop.pricing.quote = { ...shop.pricing.quote, action: 'getQuote', amount: paise(0) };
    });
    await press('Proceed');
    const dialog = await priceDialog();
    expect(dialog.getByText('Price on request')).toBeTruthy();
    expect(dialog.queryByText(/₹/)).toBeNull();
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
