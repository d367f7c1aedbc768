import { act, screen, waitFor } from '@testing-library/react';
import { some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import type { Task } from '../../../src/domain/work/task';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { readShownAgain } from '../../../src/ui/state/shownReads';
import { aTask } from '../../domain/work/aTask';
import { heldReads } from '../support/heldReads';
import { SUPPORT_SHOWN, supported, supportShown } from '../support/withSupport';
import { listed, openResult, storageWithAttempt, title } from './openResult';

const SUCCESS = '?status=success&order_id=77';
const notConfirmed = () => screen.queryByText(/not confirmed yet/i);
const confirmedBy = () => screen.queryByText(/Confirmed in/);
const pillTone = () => document.querySelector('.portal-pill')?.className;

describe('the result of a payment as the address states it', () => {
  it.each([
    ['success', 'Payment reported as successful'],
    ['failed', 'Payment reported as failed'],
  ])(
    'shows %s with the order id, but not as a fact before the order list confirms it [PAY-21]',
    async (status, text) => {
      openResult(`?status=${status}&order_id=77`);
      expect(title()).toBe(text);
      expect(screen.getByText(/Order 77/)).toBeTruthy();
      expect(await screen.findByText(/this order is not in your transactions so far/)).toBeTruthy();
      expect(title()).toBe(text);
      expect([notConfirmed() !== null, confirmedBy()]).toEqual([true, null]);
      expect(pillTone()).toContain('ant-tag-warning');
    },
  );

  it.each(['', '?status=abc&order_id=77', '?order_id=77'])(
    'shows the checking state for %j [PAY-22]',
    async (query) => {
      openResult(query);
      expect(title()).toBe('Checking your payment');
      await waitFor(() => expect(screen.queryByText('Checking…')).toBeNull());
    },
  );

  it('asks for the order that was begun here where a return that got lost names none', async () => {
    const { transactions } = openResult('?status=checking&order_id=', {
      storage: storageWithAttempt(),
      orders: [listed('success')],
    });
    expect(await screen.findByText(/Order 77/)).toBeTruthy();
    await waitFor(() => expect(title()).toBe('Payment successful'));
    expect(transactions.readings).toBeGreaterThan(0);
  });

  it('never shows text from the address', async () => {
    openResult('?status=success&order_id=You+have+won.+Call+1800');
    expect(await screen.findByText(/this order is not in your transactions so far/)).toBeTruthy();
    expect(screen.queryByText(/won/)).toBeNull();
    expect(document.querySelector('.portal-pill')).toBeNull();
  });

  it('sends a customer without an order id to the transactions', async () => {
    const { user, address, navigationState } = openResult('?status=success');
    expect(screen.getByText(/has no order number/)).toBeTruthy();
    expect(screen.getByText('The payment page says you have paid.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'See your transactions' }));
    expect([address(), navigationState()]).toEqual(['/dashboard', { tab: 'transactions' }]);
  });
});

describe('the result of a payment as the order list states it', () => {
  it('is confirmed, and the cart is loaded again', async () => {
    const { carts, analytics } = openResult(SUCCESS, { orders: [listed('success')] });
    expect(await screen.findByText('Confirmed in our records.')).toBeTruthy();
    expect(title()).toBe('Payment successful');
    expect(pillTone()).toContain('ant-tag-success');
    expect(notConfirmed()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
    await waitFor(() => expect(carts.readings).toBe(1));
    expect(analytics.events.map(({ event }) => event)).toEqual(['Payment Completed']);
  });

  it('is an achievement, after which the portal may be installed, and takes away the number on the icon [INST-02] [INST-01]', async () => {
    const { transactions, timer, installation, badge } = openResult(SUCCESS, {
      orders: [listed('otherwise')],
    });
    await screen.findByText('Your order still shows as unpaid.');
    expect([installation.achievements, badge.shown]).toEqual([0, []]);
    transactions.transactions = [listed('success')];
    await act(async () => timer.pass(2000));
    await waitFor(() => expect(title()).toBe('Payment successful'));
    expect([installation.achievements, badge.shown]).toEqual([1, ['cleared']]);
  });

  it.each(['failed', 'refunded'] as const)('is no achievement where it is %s [INST-02]', async (payment) => {
    const { installation } = openResult(SUCCESS, { orders: [listed(payment)] });
    await waitFor(() => expect(title()).not.toBe('Payment reported as successful'));
    expect(installation.achievements).toBe(0);
  });

  it('shows the checking state, not a confirmation, while the order is listed as unpaid [RESUME-10]', async () => {
    openResult(SUCCESS, { orders: [listed('otherwise')] });
    expect(await screen.findByText('Your order still shows as unpaid.')).toBeTruthy();
    expect(title()).toBe('Checking your payment');
    expect(screen.getByText(/We are still waiting for confirmation/)).toBeTruthy();
    expect([notConfirmed(), confirmedBy()]).toEqual([null, null]);
    expect(screen.queryByRole('link', { name: /Upload documents/ })).toBeNull();
  });

  it('says no minute of a payment that has waited for more than ten [HOME-08]', async () => {
    openResult(SUCCESS, { orders: [listed('otherwise')], now: '2026-11-21T10:00+05:30' });
    await screen.findByText(/If the amount has left your account, contact us before you pay again/);
    expect(screen.queryByText(/can take a minute/)).toBeNull();
  });

  it('says whom to contact where it says to, also while it goes on checking [BRAND-02]', async () => {
    openResult(SUCCESS, {
      orders: [listed('otherwise')],
      now: '2026-11-21T10:00+05:30',
      deployment: supported,
    });
    await screen.findByText(/contact us before you pay again/);
    expect(supportShown()).toEqual(SUPPORT_SHOWN);
  });

  it('changes from reported to confirmed when the list does [RESUME-10]', async () => {
    const { transactions, timer } = openResult(SUCCESS);
    await screen.findByText(/not in your transactions so far/);
    expect(title()).toBe('Payment reported as successful');
    transactions.transactions = [listed('success')];
    await act(async () => timer.pass(2000));
    await waitFor(() => expect(title()).toBe('Payment successful'));
    expect([notConfirmed(), confirmedBy() !== null]).toEqual([null, true]);
  });

  it('overrides an address that claims more', async () => {
    const { analytics } = openResult(SUCCESS, { orders: [listed('failed')] });
    await waitFor(() => expect(title()).toBe('Payment failed'));
    expect(pillTone()).toContain('ant-tag-error');
    expect(analytics.events).toEqual([]);
  });

  it.each([
    ['refundDue', 'Refund in process', 'We are refunding this payment.'],
    ['refunded', 'Payment refunded', 'We have refunded this payment.'],
  ] as const)(
    'says what becomes of the money when the order is listed as %s',
    async (payment, heading, lead) => {
      const { analytics } = openResult('?status=failed&order_id=77', { orders: [listed(payment)] });
      await waitFor(() => expect(title()).toBe(heading));
      expect(screen.getByText(`${lead} See your notifications for the reason.`)).toBeTruthy();
      expect(screen.queryByText(/Nothing was paid/)).toBeNull();
      expect(analytics.events).toEqual([]);
    },
  );

  it('is read again when the customer is back on the page, and no longer once it was left', async () => {
    const { transactions, unmount } = openResult('?status=failed&order_id=77', {
      orders: [listed('failed')],
    });
    await screen.findByRole('heading', { name: 'Payment failed' });
    transactions.transactions = [listed('success')];
    act(() => readShownAgain());
    expect(await screen.findByRole('heading', { name: 'Payment successful' })).toBeTruthy();
    const { readings } = transactions;
    unmount();
    readShownAgain();
    expect(transactions.readings).toBe(readings);
  });

  it('is checked again at growing intervals until it is settled', async () => {
    const { transactions, timer } = openResult(SUCCESS, { orders: [listed('otherwise')] });
    await waitFor(() => expect(title()).toBe('Checking your payment'));
    await act(async () => timer.pass(1999));
    expect(transactions.readings).toBe(1);
    await act(async () => timer.pass(1));
    expect(transactions.readings).toBe(2);
    await act(async () => timer.pass(2000));
    expect(transactions.readings).toBe(2);
    transactions.transactions = [listed('success')];
    await act(async () => timer.pass(2000));
    await waitFor(() => expect(title()).toBe('Payment successful'));
    expect(timer.count).toBe(0);
  });

  it('stops after two minutes and offers Check again and Contact us [RESUME-10]', async () => {
    const { transactions, timer, user } = openResult(SUCCESS, { orders: [listed('otherwise')] });
    expect(await screen.findByText(/We will keep checking for up to two minutes/)).toBeTruthy();
    for (const gap of [2000, 4000, 8000, 16_000, 30_000]) await act(async () => timer.pass(gap));
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
    await act(async () => timer.pass(60_000));
    expect(transactions.readings).toBe(7);
    expect(timer.count).toBe(0);
    expect(screen.getByText(/contact us with the order number/)).toBeTruthy();
    expect(screen.queryByText(/can take a minute/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toMatch(/\/contact-us$/);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(transactions.readings).toBe(8);
    transactions.transactions = [listed('success')];
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(title()).toBe('Payment successful'));
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('link', { name: 'Contact us' })).toBeNull();
  });

  it('is no longer checked after the customer leaves the page', async () => {
    const { unmount, timer, store } = openResult(SUCCESS, { orders: [listed('otherwise')] });
    unmount();
    await waitFor(() => expect(store.checking.isRunning).toBe(false));
    expect(timer.count).toBe(0);
  });

  it('is noted although the customer leaves before the orders are read', async () => {
    const { unmount, analytics, store } = openResult(SUCCESS, { orders: [listed('success')] });
    unmount();
    await waitFor(() => expect(store.checking.isRunning).toBe(false));
    expect(analytics.events.map(({ event }) => event)).toEqual(['Payment Completed']);
  });

  it('stops reading the tasks of a paid order when the customer leaves', async () => {
    const work = new InMemoryWorkGateway();
    const tasks = heldReads<readonly Task[]>();
    work.tasks = tasks.read;
    const { unmount } = openResult(SUCCESS, { orders: [listed('success')], work });
    await waitFor(() => expect(tasks.areAborted()).toEqual([false]));
    unmount();
    expect(tasks.areAborted()).toEqual([true]);
  });

  it('forgets the tasks of the order before, while those of the next are read', async () => {
    const work = new InMemoryWorkGateway([aTask({ orderId: '77' })]);
    const { store } = openResult(SUCCESS, { orders: [listed('success')], work });
    await waitFor(() => expect(store.tasks?.tasks).toHaveLength(1));
    act(() => store.open(some('success'), some('78')));
    expect(store.tasks).toBeUndefined();
    await act(async () => undefined);
  });

  it('belongs to the order in the latest address', async () => {
    const { store } = openResult('?status=failed&order_id=76', { orders: [listed('success')] });
    act(() => store.open({ _tag: 'Some', value: 'x' }, { _tag: 'Some', value: '77' }));
    await waitFor(() => expect(title()).toBe('Payment successful'));
  });

  it('says when the list cannot be loaded, and keeps an earlier result', async () => {
    const { transactions, timer } = openResult('?status=failed&order_id=77', { fails: true });
    expect(await screen.findByText(/we could not load your transactions/)).toBeTruthy();
    expect(title()).toBe('Payment reported as failed');
    transactions.failure = undefined;
    transactions.transactions = [listed('otherwise')];
    await act(async () => timer.pass(2000));
    await waitFor(() => expect(title()).toBe('Checking your payment'));
    transactions.fail();
    await act(async () => timer.pass(4000));
    expect(transactions.readings).toBe(3);
    expect(title()).toBe('Checking your payment');
  });
});
