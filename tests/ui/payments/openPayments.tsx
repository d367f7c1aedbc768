import { screen } from '@testing-library/react';
import { some } from 'fp-ts/Option';
import { Deployment } from '../../../src/application/configuration/Deployment';
import { LoadCart } from '../../../src/application/cart/LoadCart';
import { DownloadFile } from '../../../src/application/documents/DownloadFile';
import { PackFiles } from '../../../src/application/documents/PackFiles';
import type { ContentsRefused } from '../../../src/application/ports/FileContents';
import { stateByCode } from '../../../src/domain/india/states';
import { paise } from '../../../src/domain/money/money';
import type { Transaction } from '../../../src/domain/transactions/transaction';
import { StreamedZipWriter } from '../../../src/infrastructure/zip/StreamedZipWriter';
import { CartStore } from '../../../src/ui/cart/CartStore';
import { InvoiceZipStore } from '../../../src/ui/payments/InvoiceZipStore';
import { PaymentsScreen } from '../../../src/ui/payments/PaymentsScreen';
import { PaymentsStore } from '../../../src/ui/payments/PaymentsStore';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { TransactionsStore } from '../../../src/ui/transactions/TransactionsStore';
import { aTransaction } from '../../domain/transactions/aTransaction';
import { when } from '../../domain/when';
import { aConfiguration } from '../../doubles/aConfiguration';
import { aCart } from '../../doubles/aCart';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';
import { InMemoryCheckoutStorage } from '../../doubles/InMemoryCheckoutStorage';
import { InMemoryDownloadLinks } from '../../doubles/InMemoryDownloadLinks';
import { InMemoryFileContents } from '../../doubles/InMemoryFileContents';
import { InMemoryFileSaver } from '../../doubles/InMemoryFileSaver';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import { InMemoryTransactionGateway } from '../../doubles/InMemoryTransactionGateway';
import { signedInSession } from '../../doubles/signedInSession';
import { renderWith } from '../support/renderWith';

export const order = (
  orderId: string,
  at: string,
  given: Parameters<typeof aTransaction>[0] = {},
): Transaction =>
  aTransaction({ id: orderId, orderId, createdAt: when(at), invoicePath: `${orderId}.pdf`, ...given });

/** Two in one year, one of them failed beside them, and one in the last minute of the year before. */
export const orders: readonly Transaction[] = [
  order('A1', '2026-11-20T10:00'),
  order('A2', '2026-11-02T10:00', { payment: 'failed', paymentText: 'Failed', invoicePath: '' }),
  order('A3', '2026-04-01T00:00', {
    total: some(paise(59_000)),
    gst: some(paise(9000)),
    services: ['GST Filing'],
    billingState: stateByCode('MH'),
  }),
  order('B1', '2026-03-31T23:59', { total: some(paise(1_18_000_00)), gst: some(paise(18_000_00)) }),
];

export const press = (name: string): HTMLElement => screen.getByRole('button', { name });

interface Given {
  readonly orders?: readonly Transaction[];
  readonly at?: string;
  /** What becomes of an invoice by its path; the others have their path as text. */
  readonly invoices?: Readonly<Record<string, ContentsRefused>>;
  readonly before?: (orders: InMemoryTransactionGateway) => void;
}

const addressOf = (path: string): string => `https://files.example/${path}`;

/** The Payments page on doubles. */
export const openPayments = ({
  orders: listed = [],
  at = '/payments',
  invoices = {},
  before,
}: Given = {}) => {
  const gateway = new InMemoryTransactionGateway(listed);
  before?.(gateway);
  const paths = listed.map(({ invoicePath }) => invoicePath);
  const links = new InMemoryDownloadLinks(new Map(paths.map((path) => [path, addressOf(path)])));
  const contents = new InMemoryFileContents(
    new Map(
      paths.map((path) => [addressOf(path), invoices[path] ?? new TextEncoder().encode(`%PDF-${path}`)]),
    ),
  );
  const [browser, notifier, saver] = [new InMemoryBrowser(), new InMemoryNotifier(), new InMemoryFileSaver()];
  const transactions = new TransactionsStore({
    orders: gateway,
    downloadInvoice: new DownloadFile({ links, browser }),
    notifier,
    checkout: new InMemoryCheckoutStorage(),
    cart: new CartStore({
      load: new LoadCart({ carts: new InMemoryCartGateway(aCart()), log: new InMemoryLog() }),
    }),
  });
  const pack = new PackFiles({
    links,
    contents,
    zip: new StreamedZipWriter(),
    saver,
    session: signedInSession(),
  });
  const store = new PaymentsStore({
    transactions,
    zips: new InvoiceZipStore({ pack, notifier }),
    browser,
    deployment: new Deployment(aConfiguration()),
  });
  const stores = new Map<StoreKey<unknown>, unknown>([[PaymentsStore, store]]);
  const view = renderWith(<PaymentsScreen />, { stores, at });
  return { view, store, browser, notifier, saver, contents, gateway };
};
