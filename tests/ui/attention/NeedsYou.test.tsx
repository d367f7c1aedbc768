import { screen, waitFor } from '@testing-library/react';
import { some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { paise } from '../../../src/domain/money/money';
import { when } from '../../domain/when';
import { aStep, aTask } from '../../domain/work/aTask';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { aCart, aCartPayment } from '../../doubles/aCart';
import type { Backend } from '../dashboard/aBackend';
import { openDashboard } from '../dashboard/openDashboard';
import {
  aQuietBackend,
  expectEntries,
  expectEntryCount,
  needs,
  pending,
  withLateStep,
  withMissing,
  withUnpaidOrder,
} from './entries';

const quoted = (count: number) => {
  const backend = aQuietBackend();
  backend.quotations.all = Array.from({ length: count }, (_, index) => pending(String(index + 1)));
  return backend;
};

describe('the list of what needs the customer now', () => {
  it('stands first in Overview, with its number in the heading [NEED-09] [NEED-15]', async () => {
    openDashboard(quoted(3));
    await needs();
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first?.textContent).toBe('Needs you now (3)');
    expect(first?.closest('[role="tabpanel"]')?.querySelector('h2')).toBe(first);
    expect(document.title).toBe('Namaste, Asha · Sahayak Tax & Legal');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Namaste, Asha');
    expect(screen.queryByRole('button', { name: /^Show all \d+$/ })).toBeNull();
  });

  it('is counted on the icon of the installed portal, with those not shown at first [INST-01]', async () => {
    const backend = quoted(7);
    openDashboard(backend);
    await expectEntryCount(5);
    await expect.poll(() => backend.badge.shown).toEqual([7]);
  });

  it('shows five entries at first and the rest on request [NEED-09]', async () => {
    const { user } = openDashboard(quoted(7));
    await expectEntryCount(5);
    expect(screen.getByRole('heading', { name: 'Needs you now (7)' })).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Show all 7' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.click(button);
    await expectEntryCount(7);
    await user.click(screen.getByRole('button', { name: 'Show fewer' }));
    await expectEntryCount(5);
  });

  it('has one link or button in each entry', async () => {
    const backend = withLateStep(quoted(1));
    backend.carts.cart = aCart();
    openDashboard(backend);
    for (const item of (await needs()).getAllByRole('listitem'))
      expect(item.querySelectorAll('a, button')).toHaveLength(1);
  });

  it('shows its place until everything is known, and no number', () => {
    openDashboard(quoted(1));
    expect(screen.getByRole('heading', { name: 'Needs you now' })).toBeTruthy();
    expect(document.title).toBe('Namaste, Asha · Sahayak Tax & Legal');
  });
});

describe('an entry says what to do, for what and by when, and leads there', () => {
  it('for a quotation [NEED-02]', async () => {
    const { user, address } = openDashboard(quoted(1));
    await expectEntries(['Decide ₹4,500 Quoted 1 12 days left 2026-12-02']);
    await user.click(screen.getByRole('link', { name: /^Decide ₹4,500/ }));
    expect(address()).toBe('/quotation/1');
  });

  it('for missing documents [NEED-03]', async () => {
    const { user, address } = openDashboard(withMissing(aQuietBackend()));
    await expectEntries(['Upload 2 documents Company PAN card, Aadhaar card 1 day overdue 2026-11-19']);
    await user.click((await needs()).getByRole('link', { name: /^Upload 2 documents Company/ }));
    expect(address()).toBe('/task-detail/30');
  });

  it('for an order to pay [NEED-04] [NEED-15]', async () => {
    const { user, payments } = openDashboard(withUnpaidOrder(aQuietBackend()));
    await expectEntries(['Pay now ₹1,180 Service 1']);
    const list = await needs();
    const payNow = (): HTMLElement => list.getByRole('button', { name: /^Pay now/ });
    // Its code loads with the first such entry.
    await waitFor(() => expect(payNow()).toHaveProperty('disabled', false));
    await user.click(payNow());
    expect(payNow().getAttribute('aria-busy')).toBe('true');
    expect(payNow().querySelector('.anticon-loading')).not.toBeNull();
    await waitFor(() => expect(payments.started).toEqual(['77']));
    expect((await needs()).getByText('Taking you to the payment page…')).toBeTruthy();
  });

  it('for a cart that was not ordered [NEED-05]', async () => {
    const backend = aQuietBackend();
    backend.carts.cart = { ...aCart(2), payment: aCartPayment({ payable: some(paise(59_000)) }) };
    const { user, address } = openDashboard(backend);
    await expectEntries(['Place your order ₹590 Service 1, Service 2']);
    await user.click(screen.getByRole('link', { name: /^Place your order/ }));
    expect(address()).toBe('/cart');
  });

  it('for a payment that is being confirmed for what the cart holds, in place of the cart [NEED-05]', async () => {
    const backend = withUnpaidOrder(aQuietBackend());
    backend.checkout.forgetAttempt();
    backend.transactions.transactions = backend.transactions.transactions.map((order) => ({
      ...order,
      services: ['Service 1'],
    }));
    const { user, address } = openDashboard(backend);
    await expectEntries(['Check your payment ₹1,180 Service 1 being confirmed']);
    await user.click(screen.getByRole('link', { name: /^Check your payment/ }));
    expect(address()).toBe('/payment-response?status=checking&order_id=77');
  });

  it('for a late step of the provider, which opens the chat [NEED-06]', async () => {
    const { user, chat } = openDashboard(withLateStep(aQuietBackend()));
    await expectEntries(['Chat with Expert Our step “Review” is late Books 3 days overdue 2026-11-17']);
    await user.click(screen.getByRole('button', { name: /^Chat with Expert/ }));
    expect(chat.isOpen).toBe(true);
  });

  it('with an icon beside what is overdue, and none beside the rest [NEED-14]', async () => {
    const backend = withMissing(aQuietBackend());
    backend.quotations.all = [pending('1', '2026-11-20'), pending('2')];
    openDashboard(backend);
    const due = (await needs())
      .getAllByRole('listitem')
      .map((item) => item.querySelector('[class*="-overdue"], [class*="-today"], [class*="-left"]'));
    expect(due.map((part) => [part?.textContent, part?.querySelector('svg') !== null])).toEqual([
      ['1 day overdue', true],
      ['due today', false],
      ['12 days left', false],
    ]);
  });
});

describe('an entry that was pressed', () => {
  it('shows at once that it works, until its page is there [NEED-15]', async () => {
    const { user } = openDashboard(quoted(1));
    await expectEntryCount(1);
    const link = (await needs()).getByRole('link');
    expect([link.getAttribute('aria-busy'), link.querySelector('.anticon-loading')]).toEqual(['false', null]);
    await user.click(link);
    expect(link.getAttribute('aria-busy')).toBe('true');
    expect(link.querySelector('.anticon-loading')).not.toBeNull();
  });
});

describe('when nothing waits', () => {
  it('one line says so, and no number [NEED-10] [NEED-15]', async () => {
    const backend = aQuietBackend();
    openDashboard(backend);
    expect((await needs()).getByRole('heading').textContent).toBe('Needs you now');
    expect((await needs()).getByText('Nothing waits for you.')).toBeTruthy();
    expect((await needs()).queryByRole('list')).toBeNull();
    expect(document.title).toBe('Namaste, Asha · Sahayak Tax & Legal');
    expect(backend.badge.shown).toEqual([0]);
  });

  it('the line names the next date that is known [NEED-10]', async () => {
    const backend = aQuietBackend();
    const step = aStep({ name: 'Review', dueDate: when('2026-11-25') });
    backend.work = new InMemoryWorkGateway([aTask({ serviceName: 'Books' })], new Map([['3', [step]]]));
    openDashboard(backend);
    const line = (await needs()).getByText(/^Nothing waits for you/);
    expect(line.parentElement?.textContent).toBe(
      'Nothing waits for you. Next: our step “Review”, Books, due 2026-11-25',
    );
  });
});

describe('an entry is gone once it is done', () => {
  it('when the customer comes back, without a reload of the page [NEED-13]', async () => {
    const backend = withMissing(aQuietBackend());
    const { unmount } = openDashboard(backend);
    await expectEntryCount(1);
    unmount();
    backend.files.documents = [];
    openDashboard(backend);
    await expectEntries([expect.stringContaining('Chat with Expert')]);
  });

  it.each<readonly [string, (backend: Backend) => void]>([
    [
      'the order is refunded',
      ({ transactions }) => {
        transactions.transactions = [aTransaction({ id: '9', orderId: '77', payment: 'refunded' })];
      },
    ],
    ['another tab has forgotten the order', ({ checkout }) => checkout.forgetAttempt()],
  ])('when Pay now found that %s [NEED-13]', async (_, happen) => {
    const backend = withUnpaidOrder(aQuietBackend());
    const { user } = openDashboard(backend);
    await expectEntries(['Pay now ₹1,180 Service 1']);
    const list = await needs();
    const payNow = (): HTMLElement => list.getByRole('button', { name: /^Pay now/ });
    await waitFor(() => expect(payNow()).toHaveProperty('disabled', false));
    happen(backend);
    await user.click(payNow());
    await waitFor(() => expect(backend.notifier.failures).toHaveLength(1));
    await expectEntries([expect.not.stringMatching(/^Pay now/)]);
  });
});
