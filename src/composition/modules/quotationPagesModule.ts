import { DownloadFile } from '../../application/documents/DownloadFile';
import { ReadPreview } from '../../application/documents/ReadPreview';
import { KeptForms } from '../../application/forms/KeptForms';
import * as ports from '../../application/ports';
import { AcceptQuotation } from '../../application/quotations/AcceptQuotation';
import { DenyQuotation } from '../../application/quotations/DenyQuotation';
import { LoadQuotationDetail } from '../../application/quotations/LoadQuotationDetail';
import { CartStore } from '../../ui/cart/CartStore';
import { RequestAgainStore } from '../../ui/quotations/RequestAgainStore';
import { QuotationKitStore } from '../../ui/quotations/QuotationKitStore';
import { QuotationListStore } from '../../ui/quotations/QuotationListStore';
import { QuotationRequestStore } from '../../ui/quotations/QuotationRequestStore';
import { QuotationStore } from '../../ui/quotations/QuotationStore';
import { featureModule } from '../featureModule';
import { PageReload } from '../PageReload';

/** The pages of quotations and requests; the dashboard needs none of it. */
export const quotationPagesModule = featureModule(({ bindClass, bindScreenStore }) => {
  bindClass(LoadQuotationDetail, { quotations: ports.QuotationGateway });
  bindClass(AcceptQuotation, { quotations: ports.QuotationGateway });
  bindClass(DenyQuotation, { quotations: ports.QuotationGateway });
  bindScreenStore(RequestAgainStore, { catalogue: ports.CatalogueGateway, chat: ports.SupportChat });
  bindScreenStore(QuotationListStore, { quotations: ports.QuotationGateway, cart: CartStore });
  bindScreenStore(QuotationRequestStore, { quotations: ports.QuotationGateway });
  bindScreenStore(QuotationKitStore, { quotations: ports.QuotationGateway, readPreview: ReadPreview });
  bindScreenStore(QuotationStore, {
    loadDetail: LoadQuotationDetail,
    accept: AcceptQuotation,
    deny: DenyQuotation,
    download: DownloadFile,
    notifier: ports.Notifier,
    badge: ports.AppBadge,
    timer: ports.Timer,
    reloader: PageReload,
    forms: KeptForms,
    cart: CartStore,
  });
});
