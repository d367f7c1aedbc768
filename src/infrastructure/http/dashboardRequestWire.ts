import * as t from 'io-ts';
import { readWhen } from '../../domain/dates/readWhen';
import {
  type DashboardRequest,
  dashboardRequestStatusFromCode,
} from '../../domain/quotations/dashboardRequest';
import { requestId } from '../../domain/quotations/request';
import { wireId, wireText } from '../wire/wireCodecs';

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
