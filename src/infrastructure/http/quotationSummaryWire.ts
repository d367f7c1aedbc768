import * as t from 'io-ts';
import { readWhen } from '../../domain/dates/instant';
import {
  type DashboardRequest,
  dashboardRequestStatusFromCode,
} from '../../domain/quotations/dashboardRequest';
import { quotationNames } from '../../domain/quotations/names';
import { quotationId } from '../../domain/quotations/quotation';
import { requestId } from '../../domain/quotations/request';
import { type QuotationSummary, summaryStatusFromCode } from '../../domain/quotations/summaryStatus';
import { wireId, wireText } from '../wire/wireCodecs';

/**
 * The fields of a quotation that the dashboard's summary reads; items are a JSON text list (QUOT-06,
 * QUOT-11).
 */
export const quotationSummaryWire = t.type({
  id: wireId,
  status: wireText,
  items: t.unknown,
  service_name: wireText,
  created_at: wireText,
});

export const toQuotationSummary = (wire: t.TypeOf<typeof quotationSummaryWire>): QuotationSummary => ({
  id: quotationId(wire.id),
  names: quotationNames(wire.items, wire.service_name),
  status: summaryStatusFromCode(wire.status),
  createdAt: readWhen(wire.created_at),
});

/** The fields of a quotation request that the dashboard reads (REQ-01). */
export const dashboardRequestWire = t.type({
  id: wireId,
  service_name: wireText,
  status: wireText,
  created_at: wireText,
});

export const toDashboardRequest = (wire: t.TypeOf<typeof dashboardRequestWire>): DashboardRequest => ({
  id: requestId(wire.id),
  serviceName: wire.service_name.trim(),
  status: dashboardRequestStatusFromCode(wire.status),
  createdAt: readWhen(wire.created_at),
});
