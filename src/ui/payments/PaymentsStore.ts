import { makeAutoObservable } from 'mobx';
import type { Deployment } from '../../application/configuration/Deployment';
import type { Browser } from '../../application/ports/Browser';
import { accountantTable } from '../../domain/payments/accountantTable';
import { csvText } from '../../domain/payments/csv';
import { type Invoice, invoicesOf } from '../../domain/payments/invoice';
import { type Payments, paymentsOf, type YearOfPayments } from '../../domain/payments/payments';
import { isIncomplete } from '../../domain/received/incomplete';
import { stateByCode } from '../../domain/india/states';
import { financialYearName } from '../../domain/dates/financialYear';
import { texts } from '../texts/texts';
import type { TransactionsStore } from '../transactions/TransactionsStore';
import type { InvoiceZipStore } from './InvoiceZipStore';
import { stateText } from './paymentWords';

export interface PaymentsDependencies {
  readonly transactions: TransactionsStore;
  readonly zips: InvoiceZipStore;
  readonly browser: Browser;
  readonly deployment: Deployment;
}

/** The sums of the order list, and the files that are made of a year. */
export class PaymentsStore {
  readonly transactions: TransactionsStore;
  readonly zips: InvoiceZipStore;

  constructor(private readonly deps: PaymentsDependencies) {
    this.transactions = deps.transactions;
    this.zips = deps.zips;
    makeAutoObservable<this, 'deps'>(
      this,
      { deps: false, transactions: false, zips: false, invoicesOf: false },
      { autoBind: true },
    );
  }

  /** Whether orders may be missing here, so that nothing is said not to be. */
  get isIncomplete(): boolean {
    return isIncomplete(this.transactions.transactions.value);
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
}
