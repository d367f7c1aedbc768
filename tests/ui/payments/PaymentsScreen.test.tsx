import { act, screen, waitFor, within } from '@testing-library/react';
import { none, some } from 'fp-ts/Option';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paise } from '../../../src/domain/money/money';
import { incomplete } from '../../../src/domain/received/incomplete';
import { noDate } from '../../domain/when';
import { loadFreshTexts } from '../support/freshTexts';
import { openPayments, order, orders, press } from './openPayments';

type Press = (event: { readonly data: { readonly data: { readonly month: string } } }) => void;

interface Drawn {
  readonly data: readonly { readonly month: string; readonly name: string; readonly rupees: number }[];
  readonly onReady: (plot: {
    readonly chart: { readonly on: (type: string, listener: Press) => void };
  }) => void;
}

const { drawn } = vi.hoisted(() => ({
  drawn: { latest: undefined as Drawn | undefined, press: undefined as Press | undefined },
}));

// The library draws on a canvas, which this page lacks; a journey looks at what it draws.
vi.mock('@ant-design/plots', () => ({
  Column: (props: Drawn) => {
    drawn.latest = props;
    // The library says only once that it is ready, and keeps the listeners that it then gets.
    if (drawn.press === undefined)
      props.onReady({
        chart: {
          on: (type, listener) => {
            if (type === 'element:click') drawn.press = listener;
          },
        },
      });
    return null;
  },
}));

// Files share their modules: another one's chart may be loaded already, without this library.
vi.resetModules();
beforeAll(loadFreshTexts);

const cellsOf = (row: HTMLElement): readonly string[] =>
  [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent ?? '');
const table = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const rows = within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map(cellsOf);
  return new Map(rows.map(([head = '', ...cells]) => [head, cells]));
};
const listed = (name: string): readonly string[] =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('button')
    .map(({ textContent }) => /Transaction ID (\S+)/.exec(textContent ?? '')?.[1] ?? '');

const pressColumn = (month: string) => act(() => drawn.press?.({ data: { data: { month } } }));

beforeEach(() => {
  drawn.latest = undefined;
  drawn.press = undefined;
});

describe('the Payments page', () => {
  it('shows what was paid and the GST in it, by year and month [MONEY-01]', async () => {
    openPayments({ orders });
    const rows = await table();
    expect(screen.getByRole('heading', { level: 1, name: 'Payments' })).toBeTruthy();
    expect([...rows]).toEqual([
      ['Month', ['Paid', 'GST contained', 'Paid orders']],
      ['April 2026', ['₹590', '₹90', '1']],
      ['November 2026', ['₹1,180', '₹180', '1']],
      ['Total', ['₹1,770', '₹270', '2']],
    ]);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'FY 2026-27 ₹1,770',
      'FY 2025-26 ₹1,18,000',
    ]);
    expect(screen.getByText(/^All years/).parentElement?.textContent).toBe('All years ₹1,19,770');
    expect(listed('Orders of FY 2026-27')).toEqual(['A1', 'A2', 'A3']);
  });

  it('shows the year that is pressed, and that its address names [MONEY-01]', async () => {
    const { view } = openPayments({ orders });
    await view.user.click(await screen.findByRole('link', { name: /FY 2025-26/ }));
    expect(view.address()).toBe('/payments?year=2025-26');
    expect((await table()).get('March 2026')).toEqual(['₹1,18,000', '₹18,000', '1']);
    expect(listed('Orders of FY 2025-26')).toEqual(['B1']);
    view.unmount();
    openPayments({ orders, at: '/payments?year=2025-26&month=2026-03' });
    await table();
    expect(listed('Orders of March 2026')).toEqual(['B1']);
  });

  it('draws the figures of the table as columns, under a name [MONEY-03]', async () => {
    openPayments({ orders });
    const rows = await table();
    await waitFor(() => expect(drawn.latest).toBeDefined());
    const shown = drawn.latest?.data.map(({ name, rupees }) => [name, rupees]);
    expect(shown).toHaveLength(12);
    expect(shown?.filter(([, rupees]) => rupees !== 0)).toEqual(
      [...rows]
        .slice(1, -1)
        .map(([month, [paid = '']]) => [month.slice(0, 3), Number(paid.replaceAll(/[₹,]/g, ''))]),
    );
    expect(screen.getByRole('img', { name: /^Column chart .* FY 2026-27/ })).toBeTruthy();
  });

  it('narrows the orders to a month that is pressed in the table, and back [MONEY-03]', async () => {
    const { view } = openPayments({ orders });
    await screen.findByRole('table');
    expect(screen.queryByRole('button', { name: 'May 2026' })).toBeNull();
    press('April 2026').focus();
    await view.user.keyboard('{Enter}');
    expect([view.address(), press('April 2026').getAttribute('aria-pressed')]).toEqual([
      '/payments?year=2026-27&month=2026-04',
      'true',
    ]);
    expect(listed('Orders of April 2026')).toEqual(['A3']);
    await view.user.click(press('Show the whole year'));
    expect(document.activeElement).toBe(press('April 2026'));
    expect(listed('Orders of FY 2026-27')).toHaveLength(3);
    expect(view.address()).toBe('/payments?year=2026-27');
  });

  it('narrows them to a column that is pressed, also after the first [MONEY-03]', async () => {
    const { view } = openPayments({ orders });
    await screen.findByRole('table');
    await waitFor(() => expect(drawn.latest).toBeDefined());
    pressColumn('2026-04');
    expect(listed('Orders of April 2026')).toEqual(['A3']);
    pressColumn('2026-11');
    expect(listed('Orders of November 2026')).toEqual(['A1', 'A2']);
    pressColumn('2026-11');
    expect(view.address()).toBe('/payments?year=2026-27');
  });

  it('shows no sum, no month and no chart of a year in which nothing was paid [MONEY-08]', async () => {
    openPayments({ orders: [order('E1', '2026-11-20', { payment: 'failed', paymentText: 'Failed' })] });
    expect(await screen.findByText('No order of this year counts as paid.')).toBeTruthy();
    expect([screen.queryByRole('img'), screen.queryByRole('table'), screen.queryByText(/₹0/)]).toEqual([
      null,
      null,
      null,
    ]);
    expect(listed('Orders of FY 2026-27')).toEqual(['E1']);
  });

  it.each(['refundDue', 'refunded', 'otherwise'] as const)(
    'does not say that nothing was paid of an order whose payment is %s [MONEY-08]',
    async (payment) => {
      openPayments({ orders: [order('R1', '2026-11-20', { payment })] });
      expect(await screen.findByText('No order of this year counts as paid.')).toBeTruthy();
      expect(screen.queryByText(/Nothing was paid/)).toBeNull();
    },
  );

  it('does not say that nothing was paid where the amount cannot be read [MONEY-08]', async () => {
    openPayments({ orders: [order('N1', '2026-11-03', { total: none })] });
    expect(await screen.findByText(/has no amount that can be read/)).toBeTruthy();
    expect(screen.queryByText(/counts as paid/)).toBeNull();
  });

  it('draws no chart of one month, no sum of it again and no choice of one year [MONEY-08]', async () => {
    openPayments({ orders: orders.slice(0, 2) });
    expect([...(await table())]).toEqual([
      ['Month', ['Paid', 'GST contained', 'Paid orders']],
      ['November 2026', ['₹1,180', '₹180', '1']],
    ]);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('names a year in which nothing was paid without an amount [MONEY-08]', async () => {
    openPayments({ orders: [order('E1', '2026-11-20', { payment: 'failed' }), ...orders.slice(3)] });
    await screen.findByText('No order of this year counts as paid.');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'FY 2026-27 ',
      'FY 2025-26 ₹1,18,000',
    ]);
  });

  it('leaves out the GST of a year that has none [MONEY-08]', async () => {
    openPayments({ orders: [order('G1', '2026-11-20', { gst: some(paise(0)) })] });
    expect((await table()).get('November 2026')).toEqual(['₹1,180', '1']);
    expect(screen.queryByText('GST contained')).toBeNull();
  });

  it('leaves the cell of a month empty in which nothing is still to pay [MONEY-08]', async () => {
    const part = { paid: some(paise(59_000)), due: some(paise(59_000)) };
    openPayments({ orders: [order('C1', '2026-11-20', part), order('C2', '2026-10-20')] });
    expect((await table()).get('October 2026')).toEqual(['₹1,180', '₹180', '', '1']);
  });

  it('says what no sum contains [MONEY-02]', async () => {
    openPayments({
      orders: [
        ...orders,
        order('N1', '2026-11-03', { total: none }),
        order('N2', '2026-11-03', { gst: none }),
        order('N3', '2026-11-03', { createdAt: noDate }),
      ],
    });
    await screen.findByRole('table');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      '1 order has no date that can be read, so it is in no year: N3',
      '1 paid order has no amount that can be read. No sum contains it.',
      'The GST of 1 paid order is not known, so the GST shown is without it.',
    ]);
  });

  it('says what is still to pay after an advance [MONEY-01]', async () => {
    openPayments({
      orders: [order('C1', '2026-11-20', { paid: some(paise(59_000)), due: some(paise(59_000)) })],
    });
    expect((await table()).get('November 2026')).toEqual(['₹590', '₹90', '₹590', '1']);
    expect(screen.getAllByText('Still to pay').length).toBeGreaterThan(1);
  });

  it('says of a list of which not all could be read what its sums hold, and never that nothing was paid [AMB-13]', async () => {
    const unpaid = order('A2', '2026-11-02', { payment: 'failed', paymentText: 'Failed', invoicePath: '' });
    openPayments({ before: (all) => (all.transactions = incomplete([unpaid])) });
    await screen.findByText(/^Not all of your orders/);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
      'Not all of your orders could be read. The sums, the chart and the files hold only those listed here.',
    ]);
    expect(listed('Orders of FY 2026-27')).toEqual(['A2']);
    expect(screen.queryByText(/^Nothing was paid/)).toBeNull();
    expect(screen.queryByText(/^No invoice has been issued/)).toBeNull();
  });

  it('says that there is nothing, or that it could not be read', async () => {
    const { view } = openPayments();
    expect(await screen.findByText('No payments yet.')).toBeTruthy();
    view.unmount();
    const { gateway } = openPayments({ orders, before: (all) => all.fail() });
    expect(await screen.findByText('Failed to load your payments.')).toBeTruthy();
    gateway.failure = undefined;
    await act(async () => press('Try again').click());
    expect(await screen.findByRole('table')).toBeTruthy();
  });
});
