import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { answered, priceDialog } from './answeredFlow';

describe('a submission from the flow', () => {
  it.each([gatewayError('ServerFault'), gatewayError('Rejected', 'Full')])(
    'shows one sentence for the failure %j and can be tried again [QUES-22]',
    async (failure) => {
      const { press, submissions, answerStorage } = await answered((shop) => {
        shop.submissions.failure = failure;
      });
      await press('Proceed');
      await priceDialog();
      await press('Confirm');
      expect((await screen.findByRole('alert')).textContent).toBe(
        'Failed to submit quotation request / add to cart. Please try again.',
      );
      expect(screen.queryByText(/Full/)?.getAttribute('role')).toBe(
        failure.message === '' ? undefined : 'status',
      );
      expect(answerStorage.answersOf('18').size).toBe(1);
      submissions.failure = undefined;
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
    await user.click(screen.getByRole('link', { name }));
    expect(address()).toBe(path);
  });

  it.each([
    ['addToCart', 'View Cart'],
    ['getQuote', 'Go to Home'],
  ] as const)(
    'that succeeded as %s has %s as its main way on, which has the focus [BUY-07]',
    async (action, name) => {
      const { press, timer } = await answered((shop) => {
        shop.pricing.quote = { ...shop.pricing.quote, action };
      });
      await press('Proceed');
      await priceDialog();
      await press('Confirm');
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByRole('button', { name }).className).toContain('ant-btn-primary');
      act(() => timer.pass(3001));
      const way = screen.getByRole('link', { name });
      expect(way.className).toContain('portal-main-link');
      await waitFor(() => expect(document.activeElement).toBe(way));
      const again = screen.getByRole('button', { name: 'Answer the questions again' });
      expect(again.className).not.toContain('ant-btn-primary');
      expect(way.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

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

  it('cannot be repeated without answering again, from the heading on', async () => {
    const { press, timer, submissions } = await answered();
    await press('Proceed');
    await priceDialog();
    await press('Confirm');
    await screen.findByRole('dialog');
    act(() => timer.pass(3001));
    expect(screen.queryByRole('button', { name: 'Proceed' })).toBeNull();
    expect(screen.queryByText(/^The price depends on your answers/)).toBeNull();
    await press('Answer the questions again');
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Trade?' })).value).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(submissions.added).toHaveLength(1);
  });
});
