/** A mistake of wrongBackend.ts, and what has to be told of it. */
interface Mistake {
  readonly mistake: string;
  readonly level: 'failure' | 'warning';
  readonly name: string;
  readonly at: string;
  readonly expected: RegExp;
  readonly came: RegExp;
  /** The line of the document: the first after a heading that begins with a text. */
  readonly place: readonly [heading: string, text: string];
}

type Row = readonly [
  mistake: string,
  level: Mistake['level'],
  name: string,
  at: string,
  expected: RegExp,
  came: RegExp,
  place: Mistake['place'],
];

const ORDERS = 'GET /user/orders response';
const SERVICES = 'GET /services response';
const NOTICES = 'GET /user/notification response';

const ROWS: readonly Row[] = [
  [
    'a field in camelCase',
    'failure',
    ORDERS,
    'data.data[].created_at',
    /^the field, an instant/,
    /unknown to the document: createdAt$/,
    ['Transaction:', 'created_at:'],
  ],
  [
    'a number for text',
    'failure',
    ORDERS,
    'data.data[].order_id',
    /^text$/,
    /^a number of 6 digits$/,
    ['Transaction:', 'order_id:'],
  ],
  [
    'a number for a path',
    'failure',
    ORDERS,
    'data.data[].invoice_path',
    /^text that is not empty or null$/,
    /^the number 7$/,
    ['Transaction:', 'invoice_path:'],
  ],
  [
    'no header for another origin',
    'failure',
    ORDERS,
    '',
    /^access-control-allow-origin: \* or https:\/\/portal\.example$/,
    /^no such header$/,
    ['x-cors:', 'x-cors:'],
  ],
  [
    'a word that the portal reads as something else',
    'failure',
    ORDERS,
    'data.data[].payment_status',
    /^one of "pending", "success"/,
    /^the word 'PAID'$/,
    ['Transaction:', 'payment_status:'],
  ],
  [
    'an id as text, which the portal takes',
    'warning',
    ORDERS,
    'data.data[].id',
    /^a whole number from 1$/,
    /^text of the form '9'$/,
    ['Transaction:', 'id:'],
  ],
  [
    'an amount as a number, which the portal takes',
    'warning',
    ORDERS,
    'data.data[].sub_total',
    /^text like/,
    /^a number of 4 digits$/,
    ['Transaction:', 'sub_total:'],
  ],
  [
    'text for a number',
    'failure',
    SERVICES,
    '[].sub_services[].tat',
    /^a whole number from 1$/,
    /^text of the form '9'$/,
    ['SubService:', 'tat:'],
  ],
  [
    'a call without a token that gives records',
    'failure',
    'GET /services without a token',
    '',
    /^status 401$/,
    /^status 200$/,
    ['operationId: listServices', "'401':"],
  ],
  [
    'JSON text that is no JSON',
    'failure',
    NOTICES,
    '[].data',
    /^JSON as text/,
    /^text of the form '\{aaaa: "aaaa"\}'$/,
    ['CustomerNotification:', 'data:'],
  ],
  [
    'an unknown word inside JSON text',
    'failure',
    NOTICES,
    '[].data.path',
    /^text like \^\(dashboard\|/,
    /^text of the form 'aaaaaaaa'$/,
    ['NotificationTarget:', 'path:'],
  ],
  [
    'another content type',
    'failure',
    NOTICES,
    '',
    /^content-type: application\/json$/,
    /^content-type: text\/json$/,
    ['operationId: listNotifications', 'content:'],
  ],
  [
    'a date that is none',
    'warning',
    NOTICES,
    '[].created_at',
    /^an instant/,
    /^text of the form '99\/99\/9999'$/,
    ['CustomerNotification:', 'created_at:'],
  ],
  [
    'a preflight that forbids the token',
    'failure',
    'GET /user/notification preflight',
    '',
    /^access-control-allow-headers with authorization$/,
    /: content-type, \*$/,
    ['x-cors:', 'x-cors:'],
  ],
  [
    'a refusal without its message',
    'failure',
    'GET /user/profile without a token',
    'message',
    /^the field, text$/,
    /unknown to the document: error$/,
    ['Refusal:', 'message:'],
  ],
  [
    'another status for an unknown id',
    'failure',
    'GET /quotations/{quotationId} an unknown id',
    '',
    /^status 404$/,
    /^status 400$/,
    ['operationId: getQuotation', "'404':"],
  ],
];

export const MISTAKES: readonly Mistake[] = ROWS.map(([mistake, level, name, at, expected, came, place]) => ({
  mistake,
  level,
  name,
  at,
  expected,
  came,
  place,
}));
