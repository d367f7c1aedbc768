import { ContainerModule } from 'inversify';
import { Log } from '../../application/ports/Log';
import { QuotationGateway } from '../../application/ports/QuotationGateway';
import { LoadDashboardRequests } from '../../application/quotations/LoadDashboardRequests';
import { LoadQuotationSummaries } from '../../application/quotations/LoadQuotationSummaries';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpQuotationGateway } from '../../infrastructure/http/HttpQuotationGateway';
import { QuotationsSummaryStore } from '../../ui/quotations/QuotationsSummaryStore';

export const quotationsSummaryModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(QuotationGateway).toResolvedValue(
    (api: ApiClient, log: Log) => new HttpQuotationGateway(api, log),
    [ApiClient, Log],
  );
  bind(LoadQuotationSummaries).toResolvedValue(
    (quotations: QuotationGateway) => new LoadQuotationSummaries(quotations),
    [QuotationGateway],
  );
  bind(LoadDashboardRequests).toResolvedValue(
    (quotations: QuotationGateway) => new LoadDashboardRequests(quotations),
    [QuotationGateway],
  );
  bind(QuotationsSummaryStore)
    .toResolvedValue(
      (summaries: LoadQuotationSummaries, requests: LoadDashboardRequests) =>
        new QuotationsSummaryStore(summaries, requests),
      [LoadQuotationSummaries, LoadDashboardRequests],
    )
    .inTransientScope();
});
