import { none, some } from 'fp-ts/Option';
import { paise } from '../../../src/domain/money/money';
import { HttpQuotationGateway } from '../../../src/infrastructure/http/HttpQuotationGateway';
import { when } from '../../domain/when';
import { type RecordedApi, recordedApi } from '../support/recordedApi';

/** A quotation and a request in their wire shape, and the values they are read as. */
export const quotationOnWire = {
  id: 12,
  status: '0',
  items: '[{"name":"GST Filing"},{"name":"TDS"}]',
  service_name: 'GST',
  created_at: '2026-11-18 10:30:00',
  expiry_date: '2026-12-03',
  expert_remarks: ' Needs two returns. ',
  file_path: 'quotations/12.pdf',
  payment: '{"payable":1180}',
  question: null,
};

export const readQuotation = {
  id: '12',
  status: 'pending',
  names: ['GST Filing', 'TDS'],
  serviceName: 'GST',
  createdAt: when('2026-11-18T10:30:00'),
  expiresAt: when('2026-12-03'),
  expertRemarks: 'Needs two returns.',
  filePath: 'quotations/12.pdf',
  payable: some(paise(118_000)),
  gst: none,
  total: none,
  questions: [],
};

export const pairs = [
  { question: 'Turnover?', answer: '40 lakh' },
  { question: 'Staff?', answer: '3' },
];
export const requestOnWire = {
  id: 5,
  service_name: 'Audit',
  status: 0,
  created_at: '2026-11-18',
  questions: pairs,
};
export const readRequest = {
  id: '5',
  serviceName: 'Audit',
  status: 'inProgress',
  createdAt: when('2026-11-18'),
  questions: pairs,
};

/** The adapter on a backend that gives every call the same response. */
export const over = (
  response: unknown,
  status = 200,
): Omit<RecordedApi, 'api'> & { readonly quotations: HttpQuotationGateway } => {
  const { api, log, calls } = recordedApi(response, status);
  return { quotations: new HttpQuotationGateway({ api, log }), calls, log };
};
