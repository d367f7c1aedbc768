import { isLeft } from 'fp-ts/Either';
import { none } from 'fp-ts/Option';
import { type Packable, PackFiles } from '../../../src/application/documents/PackFiles';
import type { ContentsRefused } from '../../../src/application/ports/FileContents';
import { cabinetZip } from '../../../src/domain/documents/cabinetZip';
import { accountantTable } from '../../../src/domain/payments/accountantTable';
import { csvText } from '../../../src/domain/payments/csv';
import { invoicesOf } from '../../../src/domain/payments/invoice';
import { paymentsOf } from '../../../src/domain/payments/payments';
import { StreamedZipWriter } from '../../../src/infrastructure/zip/StreamedZipWriter';
import { parsedCsv } from '../../domain/payments/parsedCsv';
import { plainSums } from '../../domain/payments/plainSums';
import { InMemoryDownloadLinks } from '../../doubles/InMemoryDownloadLinks';
import { InMemoryFileContents } from '../../doubles/InMemoryFileContents';
import { InMemoryFileSaver } from '../../doubles/InMemoryFileSaver';
import { readZip } from '../../doubles/readZip';
import { signedInSession } from '../../doubles/signedInSession';
import type { Action } from './action';
import { overLine } from './faultyLine';
import type { Office } from './office';
import type { Random } from './random';
import type { Transaction } from '../../../src/domain/transactions/transaction';

const LIST = 'missing.txt';
const words = { folderOf: () => 'Files', unnamed: 'file', listName: LIST };
const addressOf = (path: string): string => `https://files.example/${path}`;

/** The zips and the sums that are made of what the customer has. */
export class Papers {
  readonly wrong: string[] = [];

  constructor(
    private readonly random: Random,
    private readonly office: Office,
  ) {}

  offered(): Readonly<Record<string, Action>> {
    return {
      zipCabinet: () => this.pack(cabinetZip(this.office.files.files, none, words).files),
      payments: () => this.payments(),
    };
  }

  private async payments(): Promise<void> {
    const orders = await this.office.lines.transactions.all()();
    if (isLeft(orders)) return;
    this.compareSums(orders.right);
    for (const { orders: own } of paymentsOf(orders.right).years) {
      const invoices = invoicesOf(own);
      const named = parsedCsv(
        csvText(accountantTable(own, none, { headings: ['Date'], stateOf: () => 'Paid' })),
      )
        .slice(1)
        .flatMap((row) => row.slice(6, 7))
        .filter((name) => name !== '');
      if (
        named.toSorted().join() !==
        invoices
          .map(({ fileName }) => fileName)
          .toSorted()
          .join()
      )
        this.wrong.push('the table names other invoices than the zip');
      await this.pack(invoices);
    }
  }

  private compareSums(orders: readonly Transaction[]): void {
    const { sums, years } = paymentsOf(orders);
    const plain = [...plainSums(orders).values()];
    const paid = plain.reduce((sum, month) => sum + month.paid, 0n);
    const gst = plain.reduce((sum, month) => sum + month.gst, 0n);
    if (BigInt(sums.paid) !== paid || BigInt(sums.gst) !== gst)
      this.wrong.push(`${sums.paid} and ${sums.gst} for ${paid} and ${gst}`);
    const listed = years.flatMap(({ months }) => months.flatMap((month) => month.orders));
    if (listed.length !== orders.length)
      this.wrong.push(`${listed.length} of ${orders.length} orders are listed`);
  }

  private async pack(wanted: readonly Packable[]): Promise<void> {
    const { random, office } = this;
    const linked = wanted.filter(() => random.happens(0.9));
    const stored = (): Uint8Array | ContentsRefused =>
      random.happens(0.1)
        ? { kind: random.oneOf(['OtherOrigin', 'TooLarge'] as const) }
        : Buffer.from('%PDF-bytes');
    const contents = new InMemoryFileContents(new Map(wanted.map(({ path }) => [addressOf(path), stored()])));
    const saver = new InMemoryFileSaver();
    saver.isFull = random.happens(0.1);
    const run = new AbortController();
    contents.onRead = () => (random.happens(0.05) ? run.abort() : undefined);
    const links = new InMemoryDownloadLinks(new Map(linked.map(({ path }) => [path, addressOf(path)])));
    const packed = await new PackFiles({
      links: overLine(links, office.line),
      contents: overLine(contents, office.line),
      zip: new StreamedZipWriter(),
      saver,
      session: signedInSession(),
    }).execute(
      {
        name: 'files.zip',
        files: wanted,
        listOf: (lacking) => ({ name: LIST, bytes: String(lacking.length) }),
      },
      { signal: run.signal, onProgress: () => undefined },
    );
    if (isLeft(packed)) {
      if (saver.saved.length > 0) this.wrong.push('a zip that was stopped is handed over');
      return;
    }
    const there = saver.saved
      .flatMap(({ bytes }) => [...readZip(bytes).keys()])
      .filter((name) => name !== LIST);
    const lacking = packed.right.map(({ file }) => file.fileName);
    const names = wanted.map(({ fileName }) => fileName);
    if ([...there, ...lacking].toSorted().join() !== names.toSorted().join())
      this.wrong.push(`${names.join()} became ${there.join()} without ${lacking.join()}`);
  }
}
