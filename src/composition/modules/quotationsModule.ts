import { DownloadFile } from '../../application/documents/DownloadFile';
import * as ports from '../../application/ports';
import { AcceptQuotation } from '../../application/quotations/AcceptQuotation';
import { DenyQuotation } from '../../application/quotations/DenyQuotation';
import { LoadDashboardRequests } from '../../application/quotations/LoadDashboardRequests';
import { LoadQuotationDetail } from '../../application/quotations/LoadQuotationDetail';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpQuotationGateway } from '../../infrastructure/http/HttpQuotationGateway';
import { HttpDashboardRequestGateway } from '../../infrastructure/http/HttpDashboardRequestGateway';
import { QuotationListStore } from '../../ui/quotations/QuotationListStore';
import { QuotationRequestStore } from '../../ui/quotations/QuotationRequestStore';
import { QuotationStore } from '../../ui/quotations/QuotationStore';
import { QuotationsSummaryStore } from '../../ui/quotations/QuotationsSummaryStore';
import { featureModule } from '../featureModule';
export const quotationsModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
  bindPort(ports.DashboardRequestGateway, HttpDashboardRequestGateway, { api: ApiClient, log: ports.Log });
  bindPort(ports.QuotationGateway, HttpQuotationGateway, { api: ApiClient, log: ports.Log });
  bindClass(LoadDashboardRequests, { requests: ports.DashboardRequestGateway });
  bindClass(LoadQuotationDetail, { quotations: ports.QuotationGateway });
  bindClass(AcceptQuotation, { quotations: ports.QuotationGateway });
  bindClass(DenyQuotation, { quotations: ports.QuotationGateway });
  bindScreenStore(QuotationsSummaryStore, {
    quotations: ports.QuotationGateway,
    loadRequests: LoadDashboardRequests,
  });
  bindScreenStore(QuotationListStore, { quotations: ports.QuotationGateway });
  bindScreenStore(QuotationRequestStore, { quotations: ports.QuotationGateway });
  bindScreenStore(QuotationStore, {
    loadDetail: LoadQuotationDetail,
    accept: AcceptQuotation,
    deny: DenyQuotation,
    download: DownloadFile,
    notifier: ports.Notifier,
    timer: ports.Timer,
    reloader: ports.Reloader,
  });
});
