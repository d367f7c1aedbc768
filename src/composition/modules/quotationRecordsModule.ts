import { ContainerModule } from 'inversify';
import { DownloadFile } from '../../application/documents/DownloadFile';
import { Log } from '../../application/ports/Log';
import { Notifier } from '../../application/ports/Notifier';
import { QuotationRecords } from '../../application/ports/QuotationRecords';
import { Reloader } from '../../application/ports/Reloader';
import { Timer } from '../../application/ports/Timer';
import { AcceptQuotation } from '../../application/quotations/AcceptQuotation';
import { DenyQuotation } from '../../application/quotations/DenyQuotation';
import { LoadQuotationDetail } from '../../application/quotations/LoadQuotationDetail';
import { LoadQuotations } from '../../application/quotations/LoadQuotations';
import { LoadRequest } from '../../application/quotations/LoadRequest';
import { LoadRequests } from '../../application/quotations/LoadRequests';
import { ApiClient } from '../../infrastructure/http/ApiClient';
import { HttpQuotationRecords } from '../../infrastructure/http/HttpQuotationRecords';
import { QuotationListStore } from '../../ui/quotations/QuotationListStore';
import { QuotationRequestStore } from '../../ui/quotations/QuotationRequestStore';
import { QuotationStore } from '../../ui/quotations/QuotationStore';

/** The quotation pages; the dashboard's summary has a module of its own. */
export const quotationRecordsModule: ContainerModule = new ContainerModule(({ bind }) => {
  bind(QuotationRecords).toResolvedValue(
    (api: ApiClient, log: Log) => new HttpQuotationRecords(api, log),
    [ApiClient, Log],
  );
  const records: [typeof QuotationRecords] = [QuotationRecords];
  bind(LoadQuotations).toResolvedValue((from: QuotationRecords) => new LoadQuotations(from), records);
  bind(LoadRequests).toResolvedValue((from: QuotationRecords) => new LoadRequests(from), records);
  bind(LoadRequest).toResolvedValue((from: QuotationRecords) => new LoadRequest(from), records);
  bind(LoadQuotationDetail).toResolvedValue(
    (from: QuotationRecords) => new LoadQuotationDetail(from),
    records,
  );
  bind(AcceptQuotation).toResolvedValue((from: QuotationRecords) => new AcceptQuotation(from), records);
  bind(DenyQuotation).toResolvedValue((from: QuotationRecords) => new DenyQuotation(from), records);
  bind(QuotationListStore)
    .toResolvedValue(
      (quotations: LoadQuotations, requests: LoadRequests) => new QuotationListStore(quotations, requests),
      [LoadQuotations, LoadRequests],
    )
    .inTransientScope();
  bind(QuotationRequestStore)
    .toResolvedValue((loadRequest: LoadRequest) => new QuotationRequestStore(loadRequest), [LoadRequest])
    .inTransientScope();
  bind(QuotationStore)
    .toResolvedValue(
      (
        loadDetail: LoadQuotationDetail,
        accept: AcceptQuotation,
        deny: DenyQuotation,
        download: DownloadFile,
        notifier: Notifier,
        timer: Timer,
        reloader: Reloader,
      ) => new QuotationStore({ loadDetail, accept, deny, download, notifier, timer, reloader }),
      [LoadQuotationDetail, AcceptQuotation, DenyQuotation, DownloadFile, Notifier, Timer, Reloader],
    )
    .inTransientScope();
});
