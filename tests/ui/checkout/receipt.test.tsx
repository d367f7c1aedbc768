import { screen, within } from '@testing-library/react';
import { some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { paise } from '../../../src/domain/money/money';
import { taskStatusFromCode } from '../../../src/domain/work/task';
import { filesOfTasks } from '../../application/work/filesOfTasks';
import { aDocument } from '../../domain/documents/aFile';
import { when } from '../../domain/when';
import { aTask } from '../../domain/work/aTask';
import { aConfiguration } from '../../doubles/aConfiguration';
import { InMemorySharing } from '../../doubles/InMemorySharing';
import { InMemoryWorkGateway } from '../../doubles/InMemoryWorkGateway';
import { listed, openResult } from './openResult';

const SUCCESS = '?status=success&order_id=77';
const FAILED = '?status=failed&order_id=77';
const half = some(paise(59_000));
const bought = { createdAt: when('2026-11-20T09:36:00Z'), services: ['GST Filing', 'Audit'] };
const partPaid = listed('success', { ...bought, payable: half, advance: half });

const open = (sharing = new InMemorySharing()) => openResult(SUCCESS, { orders: [partPaid], sharing });
const withBrand = (given: Partial<ReturnType<typeof aConfiguration>['brand']>) =>
  aConfiguration({ brand: { ...aConfiguration().brand, ...given } });
const own = { en: 'Ask the bank first.', hi: 'पहले बैंक से पूछें।' };
const none = { en: '', hi: '' };

const steps = async () => {
  const part = within(await screen.findByRole('region', { name: 'What happens next' }));
  return part.getAllByRole('listitem').map((item) => item.textContent);
};

const moneyLeft = () => screen.findByRole('region', { name: 'If money has left your account' });

describe('the receipt', () => {
  it('says when, what and how much, with the number to copy [BUY-07]', async () => {
    const { user, sharing } = open();
    expect(await screen.findByText('Ordered on')).toBeTruthy();
    expect(document.querySelector('time')?.textContent).toContain('2026-11-20 03:06 PM');
    expect(document.querySelector('time')?.title).toContain('India');
    const items = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(items).toEqual(['GST Filing', 'Audit']);
    expect(screen.getByLabelText('Amounts of your order').textContent).toContain(
      'Paid now₹590Still to pay₹590',
    );
    await user.click(screen.getByRole('button', { name: 'Copy order number' }));
    expect(sharing.copied).toEqual(['77']);
    expect(await screen.findByText('Copied.')).toBeTruthy();
  });

  it('offers no copy where the browser has no clipboard [BUY-07]', async () => {
    open(new InMemorySharing(true, false));
    await screen.findByText('Ordered on');
    expect(screen.queryByRole('button', { name: 'Copy order number' })).toBeNull();
  });

  it('is shared with provider, services and amounts alone [BUY-07]', async () => {
    const { user, sharing } = open();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(sharing.shared).toEqual([
      {
        text: 'Receipt from Sahayak Tax & Legal\nGST Filing\nAudit\nPaid now: ₹590\nStill to pay: ₹590',
      },
    ]);
  });

  it('is not shared before the list of orders says that it is paid [BUY-07]', async () => {
    openResult(SUCCESS, { orders: [listed('otherwise', bought)] });
    await screen.findByText('Ordered on');
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });
});

describe('what happens next', () => {
  const task = aTask({ id: '5', orderId: '77' });
  const openPaid = (tasks: readonly (typeof task)[], missing: boolean) =>
    openResult(SUCCESS, {
      orders: [listed('success')],
      work: new InMemoryWorkGateway(tasks),
      files: filesOfTasks(missing ? { 5: [aDocument({ id: '20', name: 'PAN card' })] } : {}),
    });

  it('is told in three steps with whose turn it is [BUY-07]', async () => {
    const paid = openPaid([task], true);
    expect(await steps()).toEqual([
      'You upload your documents so we can start. Your turn',
      'We do the work. The page of each service shows how far it is. ',
      'You see on Home when a service is completed, and what was delivered. ',
    ]);
    paid.unmount();
    openPaid([task], false);
    expect((await steps()).map((step) => /(?:Your|Our) turn$/.exec(step ?? '')?.[0])).toEqual([
      undefined,
      'Our turn',
      undefined,
    ]);
  });

  it('is silent where it is not known, or where the work is over [BUY-07]', async () => {
    const unread = openPaid([], false);
    await screen.findByRole('link', { name: 'Track the work' });
    expect(screen.queryByText('What happens next')).toBeNull();
    unread.unmount();
    openPaid([{ ...task, status: taskStatusFromCode(3) }], false);
    await screen.findByRole('link', { name: 'Track the work' });
    expect(screen.queryByText('What happens next')).toBeNull();
  });
});

describe('money that has left the account', () => {
  it('is told of after a failure, in the words and with the number of the deployment [BUY-07]', async () => {
    const brand = withBrand({
      support: { ...aConfiguration().brand.support, phone: '+91 22 4000 1234' },
      texts: { moneyLeft: own, payTheRest: none },
    });
    openResult(FAILED, { orders: [listed('failed')], deployment: brand });
    const told = within(await moneyLeft());
    expect(told.getByText('Ask the bank first.')).toBeTruthy();
    expect(told.getByRole('link').getAttribute('href')).toBe('tel:+912240001234');
    // Beside the way to the provider's page it would be said a second time.
    expect(screen.getByRole('link', { name: /^Contact us/ })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '+91 22 4000 1234' })).toHaveLength(1);
  });

  it('is told of without either, and promises nothing [BUY-07]', async () => {
    openResult(FAILED, { orders: [listed('failed')] });
    expect((await moneyLeft()).textContent).toBe(
      'If money has left your accountContact us with the order number before you pay again.',
    );
  });

  it.each(['success', 'refundDue', 'refunded', 'otherwise'] as const)(
    'is not told of an order listed as %s [BUY-07]',
    async (payment) => {
      openResult(SUCCESS, { orders: [listed(payment, bought)] });
      await screen.findByText('Ordered on');
      expect(screen.queryByText('If money has left your account')).toBeNull();
    },
  );
});

describe('the rest of a part-paid order', () => {
  it('is paid as the deployment says, else as the provider can tell [BUY-07]', async () => {
    const deployment = withBrand({ texts: { moneyLeft: none, payTheRest: own } });
    const said = openResult(SUCCESS, { orders: [partPaid], deployment });
    expect(await screen.findByText('Ask the bank first.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
    said.unmount();
    open();
    expect(await screen.findByText('We can tell you when and how.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeTruthy();
  });
});
