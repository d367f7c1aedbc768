import type { IncomingMessage } from 'node:http';
import { respondWithExamples, type Respond, type StubResponse } from '../../conformance/stub.ts';
import type { ContractDocument } from '../../conformance/theDocument.ts';

/** What a team may write that has not read the document to the end. */
const ORDER = {
  id: '7',
  order_id: 100017,
  createdAt: '2026-11-20T04:30:00Z',
  payment_status: 'PAID',
  sub_total: 1499,
  discount_amount: '0',
  gst: '269.82',
  total: '1,768.82',
  invoice_path: 7,
};

const SERVICE = {
  id: 1,
  name: 'GST',
  icon: '/gst.svg',
  sub_services: [
    {
      id: 16,
      name: 'GST Filing',
      tag: null,
      description: '',
      terms_and_conditions: '',
      pricing_model: 'per month',
      base_price: '499.00',
      type: 'chat',
      content: null,
      tat: '5',
    },
  ],
};

const notice = (id: number, data: string): object => ({
  id,
  title: 'Asha Rao, your order is placed',
  body: 'Call +919876543210 or write to asha@example.in',
  url: null,
  img_path: null,
  data,
  created_at: '20/11/2026',
});

const NOTICES = [notice(1, '{path: "cart"}'), notice(2, '{"path":"invoices","value":1}')];

const ORIGIN = 'access-control-allow-origin';
const NAMES = 'access-control-allow-headers';

type Change = (response: StubResponse, request: IncomingMessage) => StubResponse;

const withBody = (response: StubResponse, value: unknown): StubResponse => ({
  ...response,
  body: JSON.stringify(value),
});

const without = ({ headers, ...response }: StubResponse, name: string): StubResponse => ({
  ...response,
  headers: Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name)),
});

/** The planted mistakes, by the path of their call. */
const CHANGES: Readonly<Record<string, Change>> = {
  '/api/v3/user/orders': (response) =>
    response.status === 200
      ? withBody(without(response, ORIGIN), { status: true, data: { data: [ORDER] } })
      : response,
  // Without a token it gives the same.
  '/api/v3/services': (response, { method }) =>
    method === 'GET' ? withBody({ ...response, status: 200 }, { data: [SERVICE] }) : response,
  '/api/v3/user/notification': (response, { method }) => {
    if (method === 'OPTIONS')
      return { ...response, headers: { ...response.headers, [NAMES]: 'content-type, *' } };
    return response.status === 200
      ? withBody({ ...response, headers: { ...response.headers, 'content-type': 'text/json' } }, NOTICES)
      : response;
  },
  '/api/v3/user/profile': (response) =>
    response.status === 401 ? withBody(response, { error: 'Who is Asha Rao?' }) : response,
  '/api/v3/quotations/999999999': (response) => ({ ...response, status: 400 }),
};

/** The examples of the document, with mistakes in some responses. */
export const wrongBackend = (document: ContractDocument): Respond => {
  const respond = respondWithExamples(document);
  return (request, pathname) => {
    const response = respond(request, pathname);
    return CHANGES[pathname]?.(response, request) ?? response;
  };
};
