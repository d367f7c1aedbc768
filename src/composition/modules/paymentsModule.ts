import { PackInvoices } from '../../application/payments/PackInvoices';
import * as ports from '../../application/ports';
import { DiskFileSaver } from '../../infrastructure/system/DiskFileSaver';
import { StreamedZipWriter } from '../../infrastructure/zip/StreamedZipWriter';
import { PaymentsStore } from '../../ui/payments/PaymentsStore';
import { TransactionsStore } from '../../ui/transactions/TransactionsStore';
import { featureModule } from '../featureModule';
/** What was paid, from the order list of the transactions. */
export const paymentsModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
  bindPort(ports.FileSaver, DiskFileSaver, { timer: ports.Timer });
  bindPort(ports.ZipWriter, StreamedZipWriter, {});
  bindClass(PackInvoices, {
    links: ports.DownloadLinks,
    contents: ports.FileContents,
    zip: ports.ZipWriter,
    saver: ports.FileSaver,
  });
  bindScreenStore(PaymentsStore, {
    transactions: TransactionsStore,
    pack: PackInvoices,
    browser: ports.Browser,
    notifier: ports.Notifier,
  });
});
