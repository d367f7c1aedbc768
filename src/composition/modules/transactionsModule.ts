import { DownloadFile } from '../../application/documents/DownloadFile';
import * as ports from '../../application/ports';
import { LoadTransactions } from '../../application/transactions/LoadTransactions';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpTransactionGateway } from '../../infrastructure/http/HttpTransactionGateway';
import { CartStore } from '../../ui/cart/CartStore';
import { TransactionsStore } from '../../ui/transactions/TransactionsStore';
import { featureModule } from '../featureModule';
export const transactionsModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
  bindPort(ports.TransactionGateway, HttpTransactionGateway, { api: ApiClient, log: ports.Log });
  bindClass(LoadTransactions, { transactions: ports.TransactionGateway });
  bindScreenStore(TransactionsStore, {
    load: LoadTransactions,
    downloadInvoice: DownloadFile,
    notifier: ports.Notifier,
    checkout: ports.CheckoutStorage,
    cart: CartStore,
  });
});
