import { right } from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { PackFiles } from '../../../src/application/documents/PackFiles';
import { invoicesOf } from '../../../src/domain/payments/invoice';
import { StreamedZipWriter } from '../../../src/infrastructure/zip/StreamedZipWriter';
import { InMemoryDownloadLinks } from '../../doubles/InMemoryDownloadLinks';
import { signedInSession } from '../../doubles/signedInSession';
import { aTransaction } from '../../domain/transactions/aTransaction';

const FILES = 200;
const MEGABYTE = 1_000_000;

describe('the memory of packing 200 files of 1 MB', () => {
  it('holds two of them at most: the next is read once the last is written [MONEY-06] [VAULT-02]', async () => {
    const orders = Array.from({ length: FILES }, (_, place) =>
      aTransaction({ id: String(place), orderId: String(place), invoicePath: `${place}.pdf` }),
    );
    const links = new InMemoryDownloadLinks(
      new Map(orders.map(({ invoicePath }) => [invoicePath, `https://files.example/${invoicePath}`])),
    );
    let [read, written, most] = [0, 0, 0];
    const contents = {
      read: () =>
        TE.fromIO(() => {
          read += MEGABYTE;
          most = Math.max(most, read - written);
          return new Uint8Array(MEGABYTE);
        }),
    };
    const saver = {
      save:
        (_: unknown, pieces: AsyncIterable<Uint8Array>): TE.TaskEither<never, void> =>
        async () => {
          for await (const piece of pieces) {
            // A disk is slower than what is read.
            if (written % 20 === 0) await new Promise((resolve) => void setTimeout(resolve, 1));
            written += piece.length;
          }
          return right(undefined);
        },
    };
    const pack = new PackFiles({
      links,
      contents,
      zip: new StreamedZipWriter(),
      saver,
      session: signedInSession(),
    });
    await pack.execute(
      { name: 'invoices.zip', files: invoicesOf(orders), listOf: () => ({ name: '', bytes: '' }) },
      { signal: new AbortController().signal, onProgress: () => undefined },
    );
    expect(written).toBeGreaterThan(FILES * MEGABYTE);
    expect(most).toBeLessThanOrEqual(2 * MEGABYTE);
  });
});
