import { isLeft } from 'fp-ts/Either';
import { makeAutoObservable, observableRef } from 'mobx';
import type { MissingFile, PackFiles } from '../../application/documents/PackFiles';
import type { Browser } from '../../application/ports/Browser';
import type { Notifier } from '../../application/ports/Notifier';
import { accountantTable } from '../../domain/payments/accountantTable';
import { csvText } from '../../domain/payments/csv';
import { type Invoice, invoicesOf } from '../../domain/payments/invoice';
import { type Payments, paymentsOf, type YearOfPayments } from '../../domain/payments/payments';
import { financialYearName } from '../../domain/dates/financialYear';
import { missingList } from '../kit/missingFiles';
import { Command, type Run } from '../state/Command';
import { packingTexts } from '../texts/packingTexts';
import { paymentTexts } from '../texts/paymentTexts';
import type { TransactionsStore } from '../transactions/TransactionsStore';
import { stateText } from './paymentWords';

type Missing = readonly MissingFile<Invoice>[];

export interface PaymentsDependencies {
  readonly transactions: TransactionsStore;
  readonly pack: PackFiles;
  readonly browser: Browser;
  readonly notifier: Notifier;
}

/** The sums of the order list, and the files that are made of a year. */
export class PaymentsStore {
  readonly transactions: TransactionsStore;
  readonly packing: Command<readonly [YearOfPayments]>;
  /** What the last zip lacks. */
  missing: Missing = [];

  constructor(private readonly deps: PaymentsDependencies) {
    this.transactions = deps.transactions;
    this.packing = new Command((run, year) => this.pack(run, year));
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, transactions: false, packing: false, missing: observableRef, invoicesOf: false },
      { autoBind: true },
    );
  }

  get payments(): Payments {
    return paymentsOf(this.transactions.transactions.value ?? []);
  }

  invoicesOf({ orders }: YearOfPayments): readonly Invoice[] {
    return invoicesOf(orders);
  }

  /** The shown year as a table for a spreadsheet (MONEY-05). */
  saveForAccountant({ year, orders }: YearOfPayments): void {
    const table = accountantTable(orders, { headings: paymentTexts.headings, stateOf: stateText });
    const name = paymentTexts.accountantFile(financialYearName(year));
    this.deps.browser.saveFile({ name, type: 'text/csv', text: csvText(table) });
  }

  private async pack({ signal, onProgress }: Run, year: YearOfPayments): Promise<void> {
    this.tell([]);
    const invoices = this.invoicesOf(year);
    const name = paymentTexts.invoicesFile(financialYearName(year.year));
    const list = { name: paymentTexts.missingFile, lead: paymentTexts.missingLead };
    const packing = { name, files: invoices, listOf: (lacking: Missing) => missingList(list, lacking) };
    const packed = await this.deps.pack.execute(packing, { signal, onProgress });
    if (isLeft(packed)) {
      if (packed.left.kind === 'Unwritable') this.deps.notifier.failure(packingTexts.unwritable);
      return;
    }
    const missing = packed.right;
    this.tell(missing);
    const count = invoices.length - missing.length;
    if (count > 0) this.deps.notifier.success(paymentTexts.packed(count));
  }

  private tell(missing: Missing): void {
    this.missing = missing;
  }
}
