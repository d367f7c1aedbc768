import { ContainerModule } from 'inversify';
import { Browser } from '../../application/ports/Browser';
import { DownloadLinks } from '../../application/ports/DownloadLinks';
import { Log } from '../../application/ports/Log';
import { Notifier } from '../../application/ports/Notifier';
import { TransactionGateway } from '../../application/ports/TransactionGateway';
import { DownloadInvoice } from '../../application/transactions/DownloadInvoice';
import { LoadTransactions } from '../../application/transactions/LoadTransactions';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpDownloadLinks } from '../../infrastructure/http/HttpDownloadLinks';
import { HttpTransactionGateway } from '../../infrastructure/http/HttpTransactionGateway';
import { TransactionsStore } from '../../ui/transactions/TransactionsStore';

const transactionsStore = (
  load: LoadTransactions,
  downloadInvoice: DownloadInvoice,
  notifier: Notifier,
): TransactionsStore => new TransactionsStore({ load, downloadInvoice, notifier });

export const transactionsModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(TransactionGateway).toResolvedValue(
    (api: ApiClient, log: Log) => new HttpTransactionGateway(api, log),
    [ApiClient, Log],
  );
  bind(DownloadLinks).toResolvedValue((api: ApiClient) => new HttpDownloadLinks(api), [ApiClient]);
  bind(LoadTransactions).toResolvedValue(
    (transactions: TransactionGateway) => new LoadTransactions(transactions),
    [TransactionGateway],
  );
  bind(DownloadInvoice).toResolvedValue(
    (links: DownloadLinks, browser: Browser) => new DownloadInvoice(links, browser),
    [DownloadLinks, Browser],
  );
  bind(TransactionsStore)
    .toResolvedValue(transactionsStore, [LoadTransactions, DownloadInvoice, Notifier])
    .inTransientScope();
});
