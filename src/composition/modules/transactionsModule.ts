import { ContainerModule } from 'inversify';
import { DownloadFile } from '../../application/documents/DownloadFile';
import { CheckoutStorage } from '../../application/ports/CheckoutStorage';
import { Log } from '../../application/ports/Log';
import { Notifier } from '../../application/ports/Notifier';
import { TransactionGateway } from '../../application/ports/TransactionGateway';
import { WorkGateway } from '../../application/ports/WorkGateway';
import { FindTaskOrder } from '../../application/transactions/FindTaskOrder';
import { LoadTransactions } from '../../application/transactions/LoadTransactions';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpTransactionGateway } from '../../infrastructure/http/HttpTransactionGateway';
import { CartStore } from '../../ui/cart/CartStore';
import { TaskOrderStore } from '../../ui/transactions/TaskOrderStore';
import { TransactionsStore } from '../../ui/transactions/TransactionsStore';

const transactionsStore = (
  load: LoadTransactions,
  downloadInvoice: DownloadFile,
  notifier: Notifier,
  checkout: CheckoutStorage,
  cart: CartStore,
): TransactionsStore => new TransactionsStore({ load, downloadInvoice, notifier, checkout, cart });

export const transactionsModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(TransactionGateway).toResolvedValue(
    (api: ApiClient, log: Log) => new HttpTransactionGateway(api, log),
    [ApiClient, Log],
  );
  bind(LoadTransactions).toResolvedValue(
    (transactions: TransactionGateway) => new LoadTransactions(transactions),
    [TransactionGateway],
  );
  bind(FindTaskOrder).toResolvedValue(
    (work: WorkGateway, transactions: TransactionGateway) => new FindTaskOrder(work, transactions),
    [WorkGateway, TransactionGateway],
  );
  bind(TaskOrderStore)
    .toResolvedValue((find: FindTaskOrder) => new TaskOrderStore(find), [FindTaskOrder])
    .inTransientScope();
  bind(TransactionsStore)
    .toResolvedValue(transactionsStore, [
      LoadTransactions,
      DownloadFile,
      Notifier,
      CheckoutStorage,
      CartStore,
    ])
    .inTransientScope();
});
