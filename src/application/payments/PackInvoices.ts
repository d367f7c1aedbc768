import { type Either, isLeft, left, map } from 'fp-ts/Either';
import { isNone } from 'fp-ts/Option';
import type { Invoice } from '../../domain/payments/invoice';
import { LARGEST_INVOICE_BYTES } from '../../domain/payments/limits';
import type { ContentsRefused, FileContents } from '../ports/FileContents';
import type { DownloadLinks } from '../ports/DownloadLinks';
import type { FileSaver, SaveRefused } from '../ports/FileSaver';
import type { PackedFile, ZipWriter } from '../ports/ZipWriter';

/** Why an invoice could not be had. */
export type InvoiceRefused = { readonly kind: 'LinkMissing' } | ContentsRefused;

export interface MissingInvoice {
  readonly invoice: Invoice;
  readonly why: InvoiceRefused;
}

export interface Packing {
  /** Name of the zip. */
  readonly name: string;
  readonly invoices: readonly Invoice[];
  /** The text file in the zip that lists the invoices which could not be had. */
  readonly listOf: (missing: readonly MissingInvoice[]) => { readonly name: string; readonly bytes: string };
}

interface PackingRun {
  readonly signal: AbortSignal;
  /** The share of the invoices that are packed or missing, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Packs invoices into one zip, one at a time, and hands it to the customer (MONEY-06). */
export class PackInvoices {
  constructor(
    private readonly deps: {
      readonly links: DownloadLinks;
      readonly contents: FileContents;
      readonly zip: ZipWriter;
      readonly saver: FileSaver;
    },
  ) {}

  /** The invoices that could not be had, once the zip with the others is handed over. */
  async execute(packing: Packing, run: PackingRun): Promise<Either<SaveRefused, readonly MissingInvoice[]>> {
    const missing: MissingInvoice[] = [];
    const pieces = this.deps.zip.pack(this.files(packing, run, missing));
    const file = { name: packing.name, type: 'application/zip' };
    const saved = await this.deps.saver.save(file, pieces, run.signal)();
    return map((): readonly MissingInvoice[] => missing)(saved);
  }

  private async *files(
    { invoices, listOf }: Packing,
    { signal, onProgress }: PackingRun,
    missing: MissingInvoice[],
  ): AsyncGenerator<PackedFile> {
    for (const [place, invoice] of invoices.entries()) {
      const bytes = await this.bytesOf(invoice, signal);
      if (signal.aborted) return;
      if (isLeft(bytes)) missing.push({ invoice, why: bytes.left });
      else yield { name: invoice.fileName, bytes: bytes.right };
      onProgress((place + 1) / invoices.length);
    }
    if (missing.length > 0) yield listOf(missing);
  }

  private async bytesOf({ path }: Invoice, signal: AbortSignal): Promise<Either<InvoiceRefused, Uint8Array>> {
    const link = await this.deps.links.direct(path, signal)();
    if (isLeft(link)) return link;
    if (isNone(link.right)) return left({ kind: 'LinkMissing' });
    return this.deps.contents.read(link.right.value, LARGEST_INVOICE_BYTES, signal)();
  }
}
