import { isRight, left, right } from 'fp-ts/Either';
import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { type MissingFile, type Packable, PackFiles } from '../../../src/application/documents/PackFiles';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import type { ContentsRefused } from '../../../src/application/ports/FileContents';
import { STOPPED_WAITING } from '../../../src/application/ports/stoppedWaiting';
import { cabinetZip } from '../../../src/domain/documents/cabinetZip';
import type { CabinetFile } from '../../../src/domain/documents/file';
import { invoicesOf } from '../../../src/domain/payments/invoice';
import { LARGEST_PACKED_BYTES } from '../../../src/domain/documents/limits';
import { StreamedZipWriter } from '../../../src/infrastructure/zip/StreamedZipWriter';
import { InMemoryDownloadLinks } from '../../doubles/InMemoryDownloadLinks';
import { InMemoryFileContents } from '../../doubles/InMemoryFileContents';
import { InMemoryFileSaver } from '../../doubles/InMemoryFileSaver';
import { readZip } from '../../doubles/readZip';
import { signedInSession } from '../../doubles/signedInSession';
import { aFile } from '../../domain/documents/aFile';
import { aTransaction } from '../../domain/transactions/aTransaction';

const invoices = (count: number) =>
  invoicesOf(
    Array.from({ length: count }, (_, place) =>
      aTransaction({ id: String(place), orderId: `ORD-${place}`, invoicePath: `invoices/${place}.pdf` }),
    ),
  );
const addressOf = (path: string): string => `https://files.example/${path}`;
const bytes = (text: string): Uint8Array => Buffer.from(`%PDF-${text}`);
const listOf = (missing: readonly MissingFile<Packable>[]) => ({
  name: 'missing.txt',
  bytes: missing.map(({ file, why }) => `${file.fileName} ${why.kind}`).join('\n'),
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
  const session = signedInSession();
  const pack = new PackFiles({ links, contents, zip: new StreamedZipWriter(), saver, session });
  const run = new AbortController();
  const progress: number[] = [];
  const execute = () =>
    pack.execute(
      { name: 'invoices.zip', files: all, listOf },
      { signal: run.signal, onProgress: (share) => progress.push(share) },
    );
  const files = (): Readonly<Record<string, string>> =>
    Object.fromEntries(
      saver.saved.flatMap((saved) =>
        [...readZip(saved.bytes)].map(([name, content]) => [name, Buffer.from(content).toString()]),
      ),
    );
  return { all, links, contents, saver, session, run, progress, execute, files };
};

describe('packing the invoices of a year', () => {
  it('makes one zip of them all, with progress [MONEY-06]', async () => {
    const year = aYear(2);
    expect(await year.execute()).toEqual(right([]));
    expect(year.saver.saved.map(({ file }) => file)).toEqual([
      { name: 'invoices.zip', type: 'application/zip' },
    ]);
    expect(year.files()).toEqual({
      '2026-11-20 ORD-0.pdf': '%PDF-invoice 0',
      '2026-11-20 ORD-1.pdf': '%PDF-invoice 1',
    });
    expect(year.progress).toEqual([0.5, 1]);
  });

  it('lists an invoice that cannot be had in a text file inside the zip, and tells of it [MONEY-06]', async () => {
    const year = aYear(3, { 1: { kind: 'ServerFault', message: '' } });
    const missing = { file: year.all[1], why: { kind: 'ServerFault', message: '' } };
    expect(await year.execute()).toEqual(right([missing]));
    expect(year.files()).toEqual({
      '2026-11-20 ORD-0.pdf': '%PDF-invoice 0',
      '2026-11-20 ORD-2.pdf': '%PDF-invoice 2',
      'missing.txt': '2026-11-20 ORD-1.pdf ServerFault',
    });
    expect(year.progress).toHaveLength(3);
  });

  it('lists each whose link cannot be asked for, with the reason [MONEY-06]', async () => {
    const year = aYear(1);
    year.links.fail();
    const missing = { file: year.all[0], why: gatewayError('ServerFault') };
    expect(await year.execute()).toEqual(right([missing]));
    expect(year.files()).toEqual({ 'missing.txt': '2026-11-20 ORD-0.pdf ServerFault' });
  });

  it('lists one without a link, on another origin or too large [MONEY-06]', async () => {
    const year = aYear(4, {
      0: null,
      1: { kind: 'OtherOrigin' },
      2: new Uint8Array(LARGEST_PACKED_BYTES + 1),
    });
    await year.execute();
    expect(year.files()).toEqual({
      '2026-11-20 ORD-3.pdf': '%PDF-invoice 3',
      'missing.txt': [
        '2026-11-20 ORD-0.pdf LinkMissing',
        '2026-11-20 ORD-1.pdf OtherOrigin',
        '2026-11-20 ORD-2.pdf TooLarge',
      ].join('\n'),
    });
    expect(year.contents.asked).toHaveLength(3);
  });

  it.each([
    ['a page', '<!doctype html><title>Log in</title>'],
    ['a refusal', '{"status":false,"message":"Not found"}'],
    ['a sentence', 'Not found'],
    ['nothing', ''],
  ])('lists one in whose place the server sent %s [MONEY-06]', async (_, sent) => {
    const year = aYear(2, { 1: Buffer.from(sent) });
    const missing = { file: year.all[1], why: { kind: 'NotTheFile' } };
    expect(await year.execute()).toEqual(right([missing]));
    expect(year.files()).toEqual({
      '2026-11-20 ORD-0.pdf': '%PDF-invoice 0',
      'missing.txt': '2026-11-20 ORD-1.pdf NotTheFile',
    });
  });

  it('hands nothing over once it was cancelled, and asks for no further invoice [MONEY-06]', async () => {
    const year = aYear(5);
    year.contents.onRead = (address) => {
      if (address.endsWith('/1.pdf')) year.run.abort();
    };
    expect(await year.execute()).toEqual(left(STOPPED_WAITING));
    expect([year.saver.saved, year.contents.asked.length, year.links.asked.length]).toEqual([[], 2, 2]);
  });

  it.each([
    ['first', '/0.pdf', 1],
    ['last', '/2.pdf', 3],
  ])(
    'hands nothing over once the customer logged out at the %s file [MONEY-06] [VAULT-02]',
    async (_, at, asked) => {
      const year = aYear(3);
      year.contents.onRead = (address) => {
        if (address.endsWith(at)) year.session.leave();
      };
      expect(await year.execute()).toEqual(left(STOPPED_WAITING));
      expect([year.saver.saved, year.links.asked.length]).toEqual([[], asked]);
    },
  );

  it('says that there was no room for the file', async () => {
    const year = aYear(1);
    year.saver.isFull = true;
    expect(await year.execute()).toEqual(left({ kind: 'Unwritable' }));
  });
});

describe('packing files of the cabinet', () => {
  const words = { folderOf: () => 'x', unnamed: 'Unnamed', listName: 'missing.txt' };
  const packed = async (files: readonly CabinetFile[], lost: readonly string[] = []) => {
    const paths = files.map(({ path }) => path).filter((path) => path !== '');
    const links = new InMemoryDownloadLinks(new Map(paths.map((path) => [path, addressOf(path)])));
    const contents = new InMemoryFileContents(
      new Map(
        paths.map((path) => [addressOf(path), lost.includes(path) ? gatewayError('NotFound') : bytes(path)]),
      ),
    );
    const saver = new InMemoryFileSaver();
    const pack = new PackFiles({
      links,
      contents,
      zip: new StreamedZipWriter(),
      saver,
      session: signedInSession(),
    });
    const zip = cabinetZip(files, none, words);
    const run = { signal: new AbortController().signal, onProgress: () => undefined };
    const result = await pack.execute({ name: 'files.zip', files: zip.files, listOf }, run);
    const content = [...readZip(saver.saved[0]?.bytes ?? new Uint8Array())];
    return { result, links, inZip: content.map(([name, own]) => [name, Buffer.from(own).toString()]) };
  };

  it('keeps two files with one name, each with its own bytes [VAULT-02]', async () => {
    const files = [aFile({ id: '1', path: 'c/1' }), aFile({ id: '2', path: 'c/2' })];
    expect((await packed(files)).inZip).toEqual([
      ['x/x/return.pdf', '%PDF-c/1'],
      ['x/x/return (2).pdf', '%PDF-c/2'],
    ]);
  });

  it('lets no name lead out of its folder, or be none [VAULT-02]', async () => {
    const files = ['../../up.pdf', 'a\\b\u0000.pdf', 'आय.pdf', ''].map((name, place) =>
      aFile({ name, path: `c/${place}` }),
    );
    expect((await packed(files)).inZip.map(([name]) => name)).toEqual([
      'x/x/_..-..-up.pdf',
      'x/x/a-b-.pdf',
      'x/x/आय.pdf',
      'x/x/Unnamed',
    ]);
  });

  it('lists a failing one and one that was never stored, and asks nothing of the latter [VAULT-02]', async () => {
    const files = ['c/1', 'c/2', ''].map((path, place) => aFile({ name: `${place}.pdf`, path }));
    const { result, links, inZip } = await packed(files, ['c/2']);
    expect(inZip).toEqual([
      ['x/x/0.pdf', '%PDF-c/1'],
      ['missing.txt', 'x/x/1.pdf NotFound\nx/x/2.pdf LinkMissing'],
    ]);
    expect(isRight(result) && result.right.map(({ file }) => file.file)).toEqual(files.slice(1));
    expect(links.asked).toEqual(['c/1', 'c/2']);
  });
});
