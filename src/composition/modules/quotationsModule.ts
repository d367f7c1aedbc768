import * as ports from '../../application/ports';
import { Client } from '../client';
import { HttpQuotationGateway } from '../../infrastructure/http/HttpQuotationGateway';
import { HttpDashboardRequestGateway } from '../../infrastructure/http/HttpDashboardRequestGateway';
import { QuotationsSummaryStore } from '../../ui/quotations/QuotationsSummaryStore';
import { featureModule } from '../featureModule';

/** Quotations wherever they are counted or listed; their pages are in `quotationPagesModule`. */
export const quotationsModule = featureModule(({ bindPort, bindScreenStore }) => {
  bindPort(ports.DashboardRequestGateway, HttpDashboardRequestGateway, { api: Client, log: ports.Log });
  bindPort(ports.QuotationGateway, HttpQuotationGateway, { api: Client, log: ports.Log });
  bindScreenStore(QuotationsSummaryStore, {
    quotations: ports.QuotationGateway,
    requests: ports.DashboardRequestGateway,
  });
});
