import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { LoadCart } from '../../../src/application/cart/LoadCart';
import { ReadPreview } from '../../../src/application/documents/ReadPreview';
import { DownloadFile } from '../../../src/application/documents/DownloadFile';
import { Browser } from '../../../src/application/ports/Browser';
import { Sharing } from '../../../src/application/ports/Sharing';
import { SupportChat } from '../../../src/application/ports/SupportChat';
import { AcceptQuotation } from '../../../src/application/quotations/AcceptQuotation';
import { DenyQuotation } from '../../../src/application/quotations/DenyQuotation';
import { LoadQuotationDetail } from '../../../src/application/quotations/LoadQuotationDetail';
import { CartStore } from '../../../src/ui/cart/CartStore';
import { RequestAgainStore } from '../../../src/ui/quotations/RequestAgainStore';
import { QuotationKitStore } from '../../../src/ui/quotations/QuotationKitStore';
import { QuotationListScreen } from '../../../src/ui/quotations/QuotationListScreen';
import { QuotationListStore } from '../../../src/ui/quotations/QuotationListStore';
import { QuotationRequestScreen } from '../../../src/ui/quotations/QuotationRequestScreen';
import { QuotationRequestStore } from '../../../src/ui/quotations/QuotationRequestStore';
import { QuotationScreen } from '../../../src/ui/quotations/QuotationScreen';
import { QuotationStore } from '../../../src/ui/quotations/QuotationStore';
import type { StoreKey } from '../../../src/ui/state/storeContext';
import { aCart } from '../../doubles/aCart';
import { keptForms } from '../../doubles/keptForms';
import { InMemoryAppBadge } from '../../doubles/InMemoryAppBadge';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import { InMemoryCartGateway } from '../../doubles/InMemoryCartGateway';
import { InMemoryCatalogueGateway } from '../../doubles/InMemoryCatalogueGateway';
import { InMemoryDownloadLinks } from '../../doubles/InMemoryDownloadLinks';
import { InMemoryFileContents } from '../../doubles/InMemoryFileContents';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { InMemoryNotifier } from '../../doubles/InMemoryNotifier';
import { InMemoryQuotationGateway } from '../../doubles/InMemoryQuotationGateway';
import { InMemoryReloader } from '../../doubles/InMemoryReloader';
import { InMemorySharing } from '../../doubles/InMemorySharing';
import { InMemorySupportChat } from '../../doubles/InMemorySupportChat';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import { renderWith } from '../support/renderWith';

export const aQuotationBackend = (
  quotations = new InMemoryQuotationGateway(),
  carts = new InMemoryCartGateway(aCart()),
) => ({
  quotations,
  cart: new CartStore({ load: new LoadCart({ carts, log: new InMemoryLog() }) }),
  links: new InMemoryDownloadLinks(new Map([['quotations/12.pdf', 'https://files.example/12.pdf']])),
  browser: new InMemoryBrowser(),
  notifier: new InMemoryNotifier(),
  badge: new InMemoryAppBadge(),
  timer: new InMemoryTimer(),
  reloader: new InMemoryReloader(),
  catalogue: new InMemoryCatalogueGateway(),
  chat: new InMemorySupportChat(),
  sharing: new InMemorySharing(),
  contents: new InMemoryFileContents(new Map()),
});

type QuotationBackend = ReturnType<typeof aQuotationBackend>;

const storesOver = ({
  quotations,
  cart,
  links,
  browser,
  catalogue,
  chat,
  sharing,
  contents,
  ...rest
}: QuotationBackend): ReadonlyMap<StoreKey<unknown>, unknown> =>
  new Map<StoreKey<unknown>, unknown>([
    [CartStore, cart],
    [SupportChat, chat],
    [Sharing, sharing],
    [Browser, browser],
    [RequestAgainStore, new RequestAgainStore({ catalogue, chat })],
    [
      QuotationKitStore,
      new QuotationKitStore({ quotations, readPreview: new ReadPreview({ links, contents }) }),
    ],
    [
      QuotationListStore,
      new QuotationListStore({
        quotations,
        cart,
      }),
    ],
    [QuotationRequestStore, new QuotationRequestStore({ quotations })],
    [
      QuotationStore,
      new QuotationStore({
        loadDetail: new LoadQuotationDetail({ quotations }),
        accept: new AcceptQuotation({ quotations }),
        deny: new DenyQuotation({ quotations }),
        download: new DownloadFile({ links, browser }),
        forms: keptForms(),
        cart,
        ...rest,
      }),
    ],
  ]);

interface Place {
  readonly at: string;
  readonly path: string;
}

const button = (name: string): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button', { name });

const open = (element: ReactElement, backend: QuotationBackend, place: Place) => {
  const view = renderWith(element, { stores: storesOver(backend), ...place });
  const press = async (name: string): Promise<void> => view.user.click(button(name));
  return { ...view, ...backend, button, press };
};

/** /quotation over quotations in memory. */
export const openList = (backend: QuotationBackend) =>
  open(<QuotationListScreen />, backend, { at: '/quotation', path: '/quotation' });

/** Opens /quotation/12. */
export const openDetail = (backend: QuotationBackend) =>
  open(<QuotationScreen />, backend, { at: '/quotation/12', path: '/quotation/:quotationId' });

/** Opens /quotations/5. */
export const openRequest = (backend: QuotationBackend) =>
  open(<QuotationRequestScreen />, backend, { at: '/quotations/5', path: '/quotations/:quotationId' });
