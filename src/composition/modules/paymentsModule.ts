import { Deployment } from '../../application/configuration/Deployment';
import { PackFiles } from '../../application/documents/PackFiles';
import * as ports from '../../application/ports';
import { InvoiceZipStore } from '../../ui/payments/InvoiceZipStore';
import { PaymentsStore } from '../../ui/payments/PaymentsStore';
import { TransactionsStore } from '../../ui/transactions/TransactionsStore';
import { featureModule } from '../featureModule';
import { bindKept } from '../PageReload';
/** What was paid, from the order list of the transactions. */
export const paymentsModule = featureModule(({ bindClass, bindScreenStore }) => {
  const zips = bindClass(InvoiceZipStore, { pack: PackFiles, notifier: ports.Notifier });
  bindKept(InvoiceZipStore, zips);
  bindScreenStore(PaymentsStore, {
    transactions: TransactionsStore,
    zips: InvoiceZipStore,
    browser: ports.Browser,
    deployment: Deployment,
  });
});
