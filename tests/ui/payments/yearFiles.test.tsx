import { act, screen, waitFor } from '@testing-library/react';
import { some } from 'fp-ts/Option';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { paise } from '../../../src/domain/money/money';
import { parsedCsv } from '../../domain/payments/parsedCsv';
import { readZip } from '../../doubles/readZip';
import { loadFreshTexts } from '../support/freshTexts';
import { openPayments, order, orders, press } from './openPayments';

// The library draws on a canvas, which this page lacks.
vi.mock('@ant-design/plots', () => ({ Column: () => null }));

// Files share their modules: another one's chart may be loaded already, without this library.
vi.resetModules();
beforeAll(loadFreshTexts);

describe('the files of a year', () => {
  it('are a table for the accountant, whichever month is shown [MONEY-05]', async () => {
    const { view, browser } = openPayments({ orders, at: '/payments?year=2026-27&month=2026-04' });
    await screen.findByRole('table');
    await view.user.click(press('Download for your accountant'));
    const [file] = browser.saved;
    expect([file?.name, file?.type]).toEqual(['payments-2026-27.csv', 'text/csv']);
    expect(parsedCsv(file?.text ?? '')).toEqual([
      [
        'Date',
        'Order',
        'Taxable value',
        'GST',
        'Total',
        'Payment',
        'Invoice file',
        'Services',
        'Paid',
        'Still to pay',
        'CGST',
        'SGST or UTGST',
        'IGST',
      ],
      [
        '2026-04-01',
        'A3',
        '500.00',
        '90.00',
        '590.00',
        'Success',
        '2026-04-01 A3.pdf',
        'GST Filing',
        '590.00',
        '',
        '45.00',
        '45.00',
        '0.00',
      ],
      ['2026-11-02', 'A2', '1000.00', '180.00', '1180.00', 'Failed', '', '', '', '', '', '', ''],
      [
        '2026-11-20',
        'A1',
        '1000.00',
        '180.00',
        '1180.00',
        'Success',
        '2026-11-20 A1.pdf',
        '',
        '1180.00',
        '',
        '',
        '',
        '',
      ],
    ]);
  });

  it('name in the state of payment what is still to pay of an order [MONEY-05]', async () => {
    const part = { paid: some(paise(59_000)), due: some(paise(59_000)) };
    const { view, browser } = openPayments({ orders: [order('C1', '2026-11-20', part)] });
    await screen.findByRole('table');
    await view.user.click(press('Download for your accountant'));
    expect(parsedCsv(browser.saved[0]?.text ?? '')[1]?.[5]).toBe('Part paid, ₹590 still to pay');
  });

  it('are its invoices in one zip; one that fails is listed in it and told [MONEY-06]', async () => {
    const { view, saver, notifier } = openPayments({
      orders,
      invoices: { 'A3.pdf': gatewayError('ServerFault') },
    });
    await screen.findByRole('table');
    await view.user.click(press('Download invoices'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      '1 invoice could not be downloaded. The zip lists it in a text file.2026-04-01 A3.pdf: download failed',
    );
    const [saved] = saver.saved;
    expect(saved?.file.name).toBe('invoices-2026-27.zip');
    const files = [...readZip(saved?.bytes ?? new Uint8Array())].map(([name, bytes]) => [
      name,
      new TextDecoder().decode(bytes),
    ]);
    expect(files).toEqual([
      ['2026-11-20 A1.pdf', '%PDF-A1.pdf'],
      ['Missing invoices.txt', expect.stringContaining('2026-04-01 A3.pdf: download failed\r\n')],
    ]);
    expect(notifier.successes).toEqual(['1 invoice is in your downloads.']);
  });

  it('show their progress, and Cancel ends them without a file [MONEY-06]', async () => {
    const { view, saver, contents } = openPayments({ orders });
    await screen.findByRole('table');
    let go: (() => void) | undefined;
    const read = contents.read.bind(contents);
    vi.spyOn(contents, 'read').mockImplementation((address, most, signal) => async () => {
      await new Promise<void>((resolve) => (go = resolve));
      return read(address, most, signal)();
    });
    await view.user.click(press('Download invoices'));
    await waitFor(() => expect(go).toBeDefined());
    await act(async () => go?.());
    const bar = screen.getByRole('progressbar', { name: 'Packing your invoices' });
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('50'));
    await view.user.click(press('Cancel'));
    await act(async () => go?.());
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect([saver.saved, screen.queryByRole('alert')]).toEqual([[], null]);
    expect(document.activeElement).toBe(press('Download invoices'));
  });

  it('are packed on after the page was left, and a notice says what they lack [MONEY-06]', async () => {
    const { view, store, saver, contents, notifier } = openPayments({
      orders,
      invoices: { 'A1.pdf': gatewayError('ServerFault'), 'A3.pdf': gatewayError('ServerFault') },
    });
    await screen.findByRole('table');
    const { promise, resolve } = Promise.withResolvers<void>();
    const read = contents.read.bind(contents);
    vi.spyOn(contents, 'read').mockImplementation((address, most, signal) => async () => {
      await promise;
      return read(address, most, signal)();
    });
    await view.user.click(press('Download invoices'));
    await screen.findByRole('progressbar', { name: 'Packing your invoices' });
    view.unmount();
    expect(store.zips.losesByReload).toBe(true);
    resolve();
    await waitFor(() => expect(store.zips.losesByReload).toBe(false));
    expect(saver.saved).toHaveLength(1);
    expect([notifier.successes, notifier.failures]).toEqual([
      [],
      ['2 files could not be put into the zip. A text file in it lists them.'],
    ]);
  });

  it('say what they lack under their own year alone [MONEY-06]', async () => {
    const { view } = openPayments({ orders, invoices: { 'A3.pdf': gatewayError('ServerFault') } });
    await screen.findByRole('table');
    await view.user.click(press('Download invoices'));
    await screen.findByRole('alert');
    await view.user.click(screen.getByRole('link', { name: /2025-26/ }));
    expect(screen.queryByRole('alert')).toBeNull();
    await view.user.click(screen.getByRole('link', { name: /2026-27/ }));
    expect(screen.getByRole('alert').textContent).toContain('2026-04-01 A3.pdf: download failed');
  });

  it('of a year can be had while those of another are packed, which only that year shows [MONEY-06]', async () => {
    const { view, saver, contents } = openPayments({ orders });
    await screen.findByRole('table');
    const read = contents.read.bind(contents);
    vi.spyOn(contents, 'read').mockImplementation((address, most, signal) =>
      address.endsWith('A1.pdf') ? () => new Promise(() => undefined) : read(address, most, signal),
    );
    await view.user.click(press('Download invoices'));
    expect(screen.getByRole('progressbar', { name: 'Packing your invoices' })).toBeTruthy();
    await view.user.click(screen.getByRole('link', { name: /2025-26/ }));
    expect([screen.queryByRole('progressbar'), press('Download invoices').className]).toEqual([
      null,
      expect.not.stringContaining('loading'),
    ]);
    await view.user.click(press('Download invoices'));
    await waitFor(() => expect(saver.saved.map(({ file }) => file.name)).toEqual(['invoices-2025-26.zip']));
    await view.user.click(screen.getByRole('link', { name: /2026-27/ }));
    expect(screen.getByRole('progressbar', { name: 'Packing your invoices' })).toBeTruthy();
  });

  it('cannot be had where no invoice was issued', async () => {
    openPayments({ orders: [order('D1', '2026-11-20', { invoicePath: '' })] });
    await screen.findByRole('table');
    expect(press('Download invoices')).toHaveProperty('disabled', true);
    expect(screen.getByText('No invoice has been issued for this year yet.')).toBeTruthy();
  });
});
