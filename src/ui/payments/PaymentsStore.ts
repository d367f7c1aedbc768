import { makeAutoObservable, observable } from 'mobx';
import type { Deployment } from '../../application/configuration/Deployment';
import type { PackFiles } from '../../application/documents/PackFiles';
import type { Browser } from '../../application/ports/Browser';
import type { Notifier } from '../../application/ports/Notifier';
import { accountantTable } from '../../domain/payments/accountantTable';
import { csvText } from '../../domain/payments/csv';
import { type Invoice, invoicesOf } from '../../domain/payments/invoice';
import { type Payments, paymentsOf, type YearOfPayments } from '../../domain/payments/payments';
import { stateByCode } from '../../domain/india/states';
import { financialYearName } from '../../domain/dates/financialYear';
import { ZipPacking } from '../kit/ZipPacking';
import { RowCommand } from '../state/RowCommand';
import type { Run } from '../state/RunProgress';
import { texts } from '../texts/texts';
import type { TransactionsStore } from '../transactions/TransactionsStore';
import { stateText } from './paymentWords';

export interface PaymentsDependencies {
  readonly transactions: TransactionsStore;
  readonly pack: PackFiles;
  readonly browser: Browser;
  readonly deployment: Deployment;
  readonly notifier: Notifier;
}

/** The sums of the order list, and the files that are made of a year. */
export class PaymentsStore {
  readonly transactions: TransactionsStore;
  readonly packing: RowCommand<YearOfPayments>;
  /** What came of the last zip of each year. */
  private readonly zips = observable.map<number, ZipPacking>([], { deep: false });

  constructor(private readonly deps: PaymentsDependencies) {
    this.transactions = deps.transactions;
    this.packing = new RowCommand(
      (run, year) => this.pack(run, year),
      ({ year }) => String(year),
    );
    makeAutoObservable<this, 'deps' | 'zips'>(
      this,
      { deps: false, transactions: false, packing: false, zips: false, invoicesOf: false, missingOf: false },
      { autoBind: true },
    );
  }

  /** What the last zip of that year lacks. */
  missingOf({ year }: YearOfPayments): ZipPacking['missing'] {
    return this.zips.get(year)?.missing ?? [];
  }

  get payments(): Payments {
    return paymentsOf(this.transactions.transactions.value ?? []);
  }

  invoicesOf({ orders }: YearOfPayments): readonly Invoice[] {
    return invoicesOf(orders);
  }

  /** The shown year as a table for a spreadsheet (MONEY-05). */
  saveForAccountant({ year, orders }: YearOfPayments): void {
    const supplier = stateByCode(this.deps.deployment.configuration.supplierState);
    const words = { headings: texts().payment.headings, stateOf: stateText };
    const table = accountantTable(orders, supplier, words);
    const name = texts().payment.accountantFile(financialYearName(year));
    this.deps.browser.saveFile({ name, type: 'text/csv', text: csvText(table) });
  }

  private zipOf({ year }: YearOfPayments): ZipPacking {
    const zip = this.zips.get(year) ?? new ZipPacking(this.deps);
    this.zips.set(year, zip);
    return zip;
  }

  private pack(run: Run, year: YearOfPayments): Promise<void> {
    const zip = {
      name: texts().payment.invoicesFile(financialYearName(year.year)),
      files: this.invoicesOf(year),
      list: { name: texts().payment.missingFile, lead: texts().payment.missingLead },
      packed: (count: number) => texts().payment.packed(count),
    };
    return this.zipOf(year).make(zip, run);
  }
}
