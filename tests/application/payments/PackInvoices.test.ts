import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { PackInvoices, type MissingInvoice } from '../../../src/application/payments/PackInvoices';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import type { ContentsRefused } from '../../../src/application/ports/FileContents';
import { STOPPED_WAITING } from '../../../src/application/ports/stoppedWaiting';
import { invoicesOf } from '../../../src/domain/payments/invoice';
import { LARGEST_INVOICE_BYTES } from '../../../src/domain/payments/limits';
import { StreamedZipWriter } from '../../../src/infrastructure/zip/StreamedZipWriter';
import { InMemoryDownloadLinks } from '../../doubles/InMemoryDownloadLinks';
import { InMemoryFileContents } from '../../doubles/InMemoryFileContents';
import { InMemoryFileSaver } from '../../doubles/InMemoryFileSaver';
import { readZip } from '../../doubles/readZip';
import { aTransaction } from '../../domain/transactions/aTransaction';

const invoices = (count: number) =>
  invoicesOf(
    Array.from({ length: count }, (_, place) =>
      aTransaction({ id: String(place), orderId: `ORD-${place}`, invoicePath: `invoices/${place}.pdf` }),
    ),
  );
const addressOf = (path: string): string => `https://files.example/${path}`;
const bytes = (text: string): Uint8Array => Buffer.from(text);
const listOf = (missing: readonly MissingInvoice[]) => ({
  name: 'missing.txt',
  bytes: missing.map(({ invoice, why }) => `${invoice.fileName} ${why.kind}`).join('\n'),
});

/** A year of invoices; each has a link and its own text, unless it is given otherwise. */
const aYear = (count: number, others: Readonly<Record<number, ContentsRefused | Uint8Array | null>> = {}) => {
  const all = invoices(count);
  const linked = all.filter((_, place) => others[place] !== null);
  const links = new InMemoryDownloadLinks(new Map(linked.map(({ path }) => [path, addressOf(path)])));
  const contents = new InMemoryFileContents(
    new Map(all.map(({ path }, place) => [addressOf(path), others[place] ?? bytes(`invoice ${place}`)])),
  );
  const saver = new InMemoryFileSaver();
  const pack = new PackInvoices({ links, contents, zip: new StreamedZipWriter(), saver });
  const run = new AbortController();
  const progress: number[] = [];
  const execute = () =>
    pack.execute(
      { name: 'invoices.zip', invoices: all, listOf },
      { signal: run.signal, onProgress: (share) => progress.push(share) },
    );
  const files = (): Readonly<Record<string, string>> =>
    Object.fromEntries(
      saver.saved.flatMap((saved) =>
        [...readZip(saved.bytes)].map(([name, content]) => [name, Buffer.from(content).toString()]),
      ),
    );
  return { all, links, contents, saver, run, progress, execute, files };
};

describe('packing the invoices of a year', () => {
  it('makes one zip of them all, with progress [MONEY-06]', async () => {
    const year = aYear(2);
    expect(await year.execute()).toEqual(right([]));
    expect(year.saver.saved.map(({ file }) => file)).toEqual([
      { name: 'invoices.zip', type: 'application/zip' },
    ]);
    expect(year.files()).toEqual({
      '2026-11-20 ORD-0.pdf': 'invoice 0',
      '2026-11-20 ORD-1.pdf': 'invoice 1',
    });
    expect(year.progress).toEqual([0.5, 1]);
  });

  it('lists an invoice that cannot be had in a text file inside the zip, and tells of it [MONEY-06]', async () => {
    const year = aYear(3, { 1: { kind: 'ServerFault', message: '' } });
    const missing = { invoice: year.all[1], why: { kind: 'ServerFault', message: '' } };
    expect(await year.execute()).toEqual(right([missing]));
    expect(year.files()).toEqual({
      '2026-11-20 ORD-0.pdf': 'invoice 0',
      '2026-11-20 ORD-2.pdf': 'invoice 2',
      'missing.txt': '2026-11-20 ORD-1.pdf ServerFault',
    });
    expect(year.progress).toHaveLength(3);
  });

  it('lists each whose link cannot be asked for, with the reason [MONEY-06]', async () => {
    const year = aYear(1);
    year.links.fail();
    const missing = { invoice: year.all[0], why: gatewayError('ServerFault') };
    expect(await year.execute()).toEqual(right([missing]));
    expect(year.files()).toEqual({ 'missing.txt': '2026-11-20 ORD-0.pdf ServerFault' });
  });

  it('lists one without a link, on another origin or too large [MONEY-06]', async () => {
    const year = aYear(4, {
      0: null,
      1: { kind: 'OtherOrigin' },
      2: new Uint8Array(LARGEST_INVOICE_BYTES + 1),
    });
    await year.execute();
    expect(year.files()).toEqual({
      '2026-11-20 ORD-3.pdf': 'invoice 3',
      'missing.txt': [
        '2026-11-20 ORD-0.pdf LinkMissing',
        '2026-11-20 ORD-1.pdf OtherOrigin',
        '2026-11-20 ORD-2.pdf TooLarge',
      ].join('\n'),
    });
    expect(year.contents.asked).toHaveLength(3);
  });

  it('hands nothing over once it was cancelled, and asks for no further invoice [MONEY-06]', async () => {
    const year = aYear(5);
    year.contents.onRead = (address) => {
      if (address.endsWith('/1.pdf')) year.run.abort();
    };
    expect(await year.execute()).toEqual(left(STOPPED_WAITING));
    expect([year.saver.saved, year.contents.asked.length, year.links.asked.length]).toEqual([[], 2, 2]);
  });

  it('says that there was no room for the file', async () => {
    const year = aYear(1);
    year.saver.isFull = true;
    expect(await year.execute()).toEqual(left({ kind: 'Unwritable' }));
  });
});
