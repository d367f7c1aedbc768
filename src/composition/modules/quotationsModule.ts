import type { ContainerModule } from 'inversify';
import { DownloadFile } from '../../application/documents/DownloadFile';
import { Log } from '../../application/ports/Log';
import { Notifier } from '../../application/ports/Notifier';
import { QuotationGateway } from '../../application/ports/QuotationGateway';
import { QuotationSummaryGateway } from '../../application/ports/QuotationSummaryGateway';
import { Reloader } from '../../application/ports/Reloader';
import { Timer } from '../../application/ports/Timer';
import { AcceptQuotation } from '../../application/quotations/AcceptQuotation';
import { DenyQuotation } from '../../application/quotations/DenyQuotation';
import { LoadDashboardRequests } from '../../application/quotations/LoadDashboardRequests';
import { LoadQuotationDetail } from '../../application/quotations/LoadQuotationDetail';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpQuotationGateway } from '../../infrastructure/http/HttpQuotationGateway';
import { HttpQuotationSummaryGateway } from '../../infrastructure/http/HttpQuotationSummaryGateway';
import { QuotationListStore } from '../../ui/quotations/QuotationListStore';
import { QuotationRequestStore } from '../../ui/quotations/QuotationRequestStore';
import { QuotationStore } from '../../ui/quotations/QuotationStore';
import { QuotationsSummaryStore } from '../../ui/quotations/QuotationsSummaryStore';
import { featureModule } from '../featureModule';

export const quotationsModule: ContainerModule = featureModule(({ bindClass, bindPort, bindScreenStore }) => {
  bindPort(QuotationSummaryGateway, HttpQuotationSummaryGateway, { api: ApiClient, log: Log });
  bindPort(QuotationGateway, HttpQuotationGateway, { api: ApiClient, log: Log });
  bindClass(LoadDashboardRequests, { summaries: QuotationSummaryGateway });
  bindClass(LoadQuotationDetail, { quotations: QuotationGateway });
  bindClass(AcceptQuotation, { quotations: QuotationGateway });
  bindClass(DenyQuotation, { quotations: QuotationGateway });
  bindScreenStore(QuotationsSummaryStore, {
    summaries: QuotationSummaryGateway,
    loadRequests: LoadDashboardRequests,
  });
  bindScreenStore(QuotationListStore, { quotations: QuotationGateway });
  bindScreenStore(QuotationRequestStore, { quotations: QuotationGateway });
  bindScreenStore(QuotationStore, {
    loadDetail: LoadQuotationDetail,
    accept: AcceptQuotation,
    deny: DenyQuotation,
    download: DownloadFile,
    notifier: Notifier,
    timer: Timer,
    reloader: Reloader,
  });
});
