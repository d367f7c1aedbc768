import { Deployment } from '../../application/configuration/Deployment';
import { PackFiles } from '../../application/documents/PackFiles';
import * as ports from '../../application/ports';
import { PaymentsStore } from '../../ui/payments/PaymentsStore';
import { TransactionsStore } from '../../ui/transactions/TransactionsStore';
import { featureModule } from '../featureModule';
/** What was paid, from the order list of the transactions. */
export const paymentsModule = featureModule(({ bindScreenStore }) => {
  bindScreenStore(PaymentsStore, {
    transactions: TransactionsStore,
    pack: PackFiles,
    browser: ports.Browser,
    deployment: Deployment,
    notifier: ports.Notifier,
  });
});
