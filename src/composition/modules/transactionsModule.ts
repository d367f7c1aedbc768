import { DownloadFile } from '../../application/documents/DownloadFile';
import * as ports from '../../application/ports';
import { Client } from '../client';
import { HttpTransactionGateway } from '../../infrastructure/http/HttpTransactionGateway';
import { CartStore } from '../../ui/cart/CartStore';
import { TransactionsStore } from '../../ui/transactions/TransactionsStore';
import { featureModule } from '../featureModule';
export const transactionsModule = featureModule(({ bindPort, bindScreenStore }) => {
  bindPort(ports.TransactionGateway, HttpTransactionGateway, { api: Client, log: ports.Log });
  bindScreenStore(TransactionsStore, {
    orders: ports.TransactionGateway,
    downloadInvoice: DownloadFile,
    notifier: ports.Notifier,
    checkout: ports.CheckoutStorage,
    cart: CartStore,
  });
});
