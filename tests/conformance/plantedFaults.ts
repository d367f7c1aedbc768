interface Planted {
  readonly path: string;
  readonly kind: string;
  readonly status?: number;
  readonly delay?: number;
  /** The call and what is said of it. */
  readonly told: string;
}

/** One fault of each kind, each on a call of its own. */
export const FAULTS: readonly Planted[] = [
  {
    path: 'user/orders',
    kind: 'status',
    status: 503,
    told: 'GET /user/orders response : expected status 200, came status 503',
  },
  {
    path: 'user/profile',
    kind: 'status',
    status: 401,
    told: 'GET /user/profile response : expected status 200, came status 401',
  },
  {
    path: 'services',
    kind: 'delay',
    delay: 2500,
    told: 'GET /services response : expected a response within 2 s, came one after ',
  },
  {
    path: 'user/notification',
    kind: 'cut',
    told: 'GET /user/notification response : expected a response, came the connection was closed',
  },
  {
    path: 'user/files',
    kind: 'cut-body',
    told: 'GET /user/files response : expected a response, came the connection was closed',
  },
  {
    path: 'user/cart',
    kind: 'cut-json',
    told: 'GET /user/cart response : expected JSON, came JSON that breaks off or is wrong, of 34 characters',
  },
  {
    path: 'user/quotation-request',
    kind: 'lost-answer',
    told: 'GET /user/quotation-request response : expected a response, came the connection was closed',
  },
  {
    path: 'faqs/*',
    kind: 'empty',
    told: 'GET /faqs/{subServiceId} response : expected JSON, came an empty body',
  },
  {
    path: 'user/quotations',
    kind: 'html',
    told: 'GET /user/quotations response : expected content-type: application/json, came content-type: text/html',
  },
  {
    path: 'user/tasks',
    kind: 'wrong-shape',
    told: 'GET /user/tasks response data: expected a list, came a record with unexpected',
  },
];

/** Statuses that the sandbox can be told to respond with. */
export const STATUSES = [
  [400, 'user/orders'],
  [403, 'user/cart'],
  [404, 'user/profile'],
  [409, 'user/notification'],
  [413, 'user/files'],
  [422, 'user/tasks'],
  [429, 'user/quotations'],
  [500, 'user/quotation-request'],
  [502, 'services'],
] as const;
