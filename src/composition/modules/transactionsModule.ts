import { ContainerModule } from 'inversify';
import { DownloadFile } from '../../application/documents/DownloadFile';
import { Log } from '../../application/ports/Log';
import { Notifier } from '../../application/ports/Notifier';
import { TransactionGateway } from '../../application/ports/TransactionGateway';
import { LoadTransactions } from '../../application/transactions/LoadTransactions';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpTransactionGateway } from '../../infrastructure/http/HttpTransactionGateway';
import { TransactionsStore } from '../../ui/transactions/TransactionsStore';

const transactionsStore = (
  load: LoadTransactions,
  downloadInvoice: DownloadFile,
  notifier: Notifier,
): TransactionsStore => new TransactionsStore({ load, downloadInvoice, notifier });

export const transactionsModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(TransactionGateway).toResolvedValue(
    (api: ApiClient, log: Log) => new HttpTransactionGateway(api, log),
    [ApiClient, Log],
  );
  bind(LoadTransactions).toResolvedValue(
    (transactions: TransactionGateway) => new LoadTransactions(transactions),
    [TransactionGateway],
  );
  bind(TransactionsStore)
    .toResolvedValue(transactionsStore, [LoadTransactions, DownloadFile, Notifier])
    .inTransientScope();
});
