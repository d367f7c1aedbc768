import type { ContainerModule } from 'inversify';
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
import { featureModule } from '../featureModule';

export const transactionsModule: ContainerModule = featureModule(
  ({ bindClass, bindPort, bindScreenStore }) => {
    bindPort(TransactionGateway, HttpTransactionGateway, { api: ApiClient, log: Log });
    bindClass(LoadTransactions, { transactions: TransactionGateway });
    bindClass(FindTaskOrder, { work: WorkGateway, transactions: TransactionGateway });
    bindScreenStore(TaskOrderStore, { find: FindTaskOrder });
    bindScreenStore(TransactionsStore, {
      load: LoadTransactions,
      downloadInvoice: DownloadFile,
      notifier: Notifier,
      checkout: CheckoutStorage,
      cart: CartStore,
    });
  },
);
