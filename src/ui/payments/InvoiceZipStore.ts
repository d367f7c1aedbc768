import { makeAutoObservable } from 'mobx';
import type { PackFiles } from '../../application/documents/PackFiles';
import type { Notifier } from '../../application/ports/Notifier';
import { financialYearName } from '../../domain/dates/financialYear';
import { invoicesOf } from '../../domain/payments/invoice';
import type { YearOfPayments } from '../../domain/payments/payments';
import { ZipPacking } from '../kit/ZipPacking';
import type { EndsWithPage } from '../state/Outlasting';
import { RowCommand } from '../state/RowCommand';
import type { Run } from '../state/RunProgress';
import { texts } from '../texts/texts';

interface InvoiceZipDependencies {
  readonly pack: PackFiles;
  readonly notifier: Notifier;
}

/** The invoices of a year as one zip, which is packed on while the customer looks at other pages (MONEY-06). */
export class InvoiceZipStore implements EndsWithPage {
  readonly packing: RowCommand<YearOfPayments>;
  private readonly zips = new Map<number, ZipPacking>();
  private isShown = false;

  constructor(private readonly deps: InvoiceZipDependencies) {
    this.packing = new RowCommand(
      (run, year) => this.pack(run, year),
      ({ year }) => String(year),
    );
    makeAutoObservable<this, 'deps' | 'zips' | 'isShown'>(
      this,
      { deps: false, packing: false, zips: false, isShown: false, of: false },
      { autoBind: true },
    );
  }

  get losesByReload(): boolean {
    return this.packing.isRunning;
  }

  open(): void {
    this.isShown = true;
  }

  /** Called when the customer leaves the page; what is packed goes on. */
  close(): void {
    this.isShown = false;
    for (const zip of this.zips.values()) zip.forget();
  }

  /** The zip of that year, and what the last one lacks. */
  of({ year }: YearOfPayments): ZipPacking {
    const zip = this.zips.get(year) ?? new ZipPacking({ ...this.deps, isShown: () => this.isShown });
    this.zips.set(year, zip);
    return zip;
  }

  private pack(run: Run, year: YearOfPayments): Promise<void> {
    const zip = {
      name: texts().payment.invoicesFile(financialYearName(year.year)),
      files: invoicesOf(year.orders),
      list: { name: texts().payment.missingFile, lead: texts().payment.missingLead },
      packed: (count: number) => texts().payment.packed(count),
    };
    return this.of(year).make(zip, run);
  }
}
