import { vi } from 'vitest';
import { playedProviders } from '../contract/payment/playedProviders';
import { jsonText, ODD_BODIES, ODD_PATHS, ODD_TEXTS, ODD_VALUES } from './oddValues';
import { FIXED, ORDER } from './shopping';

/** A call as sent over the wire. */
export type OddCall = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: string | FormData;
  readonly type?: string;
};

const PHONE = '+919350000001';

/** The calls with a JSON body, each with a valid body. */
const JSON_CALLS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'check-user-exist': { username: PHONE },
  'captcha-verfy-and-send-otp': { username: PHONE, grecaptcharesponse: 'x' },
  'auth/token': { username: PHONE, otp: '123456' },
  register: { phone: PHONE, email: 'a@b.in', displayname: 'A', otp: '123456', referral_code: '', status: '' },
  'update-quotation-status/1': { status: 2, remarks: 'No' },
  'service-price-calculation': { service_id: 16, answers: [{ id: 1601, answer: 'Proprietorship' }] },
  'add-to-cart': FIXED,
  'add-quotation': { ...FIXED, service_id: 55 },
  'apply-discount-code': { discount_code: 'CODE1' },
  'place-order': { ...ORDER, user_id: 1, payment: { payable: '1.00' } },
};

type Fields = Readonly<Record<string, unknown>>;

/** The calls of every payment provider, each with the body that its adapter sends. */
const paymentCalls = async (): Promise<Readonly<Record<string, Fields>>> => {
  const sent: (readonly [path: string, body: Fields])[] = [];
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    sent.push([request.url.split('/api/v3/')[1] ?? '', await request.json()]);
    return Response.json({ success: false, message: 'Not now.' }, { status: 422 });
  };
  for (const { calls } of playedProviders) for (const call of calls('http://localhost', send)) await call();
  vi.unstubAllGlobals();
  return Object.fromEntries(sent);
};

const jsonCalls = async (): Promise<readonly OddCall[]> =>
  Object.entries({ ...JSON_CALLS, ...(await paymentCalls()) }).flatMap(([path, fit]) => {
    const bodies = Object.keys(fit).flatMap((field) =>
      ODD_VALUES.map((value) => jsonText({ ...fit, [field]: value })),
    );
    return [...bodies, ...ODD_BODIES].map((body) => ({ method: 'POST' as const, path, body }));
  });

const PDF = new Blob(['%PDF-1.4 a file'], { type: 'application/pdf' });

/** The calls with a form, each with its text fields and the name of its file field. */
const FORM_CALLS: Readonly<Record<string, { readonly file: string; readonly fields: readonly string[] }>> = {
  'user/file-upload': { file: 'file', fields: ['note'] },
  'user/files/upload': { file: 'file', fields: ['task_id', 'user_id', 'created_by', 'tags', 'document_id'] },
  'user/profile-update': { file: 'avatar', fields: ['displayname', 'email', 'pan'] },
};

const FIT_FIELDS: Readonly<Record<string, string>> = {
  displayname: 'A',
  email: 'a@b.in',
  task_id: '1',
  document_id: '1',
};

const formWith = (pairs: readonly (readonly [string, string | Blob])[]): FormData => {
  const form = new FormData();
  for (const [name, value] of pairs) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, 'a\0b/../c.pdf');
  }
  return form;
};

const BOUNDARY = 'odd';

const rawForms = (file: string): readonly string[] => [
  '',
  `--${BOUNDARY}`,
  `--${BOUNDARY}\r\n\r\n\r\n--${BOUNDARY}--`,
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${file}"; filename="\0.pdf"\r\n\r\n%PDF-1.4\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${file}"; filename="${'x'.repeat(5000)}.pdf"\r\n\r\n%PDF-1.4\r\n--${BOUNDARY}--\r\n`,
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--${BOUNDARY}--\r\n`,
];

const formCalls = (): readonly OddCall[] =>
  Object.entries(FORM_CALLS).flatMap(([path, { file, fields }]) => {
    const fit = fields.map((name) => [name, FIT_FIELDS[name] ?? ''] as const);
    const forms = fields.flatMap((field) =>
      ODD_TEXTS.flatMap((text) => [
        formWith([...fit.filter(([name]) => name !== field), [field, text], [file, PDF]]),
        formWith([...fit, [field, text], [field, '1'], [file, PDF], [file, PDF]]),
      ]),
    );
    const others = [
      formWith([[file, 'text'], ...fields.map((name) => [name, PDF] as const)]),
      new FormData(),
    ];
    const raw = rawForms(file).map((body) => ({
      path,
      body,
      type: `multipart/form-data; boundary=${BOUNDARY}`,
    }));
    const types = ['multipart/form-data', 'application/json', 'text/plain'].map((type) => ({
      path,
      body: '{}',
      type,
    }));
    return [...[...forms, ...others].map((body) => ({ path, body })), ...raw, ...types].map((call) => ({
      method: 'POST' as const,
      ...call,
    }));
  });

const READS = [
  'user/quotation-request/',
  'quotations/',
  'quotation-request/',
  'faqs/',
  'questions/',
  'files/download-link/',
  'files/task/',
  'tracking-status-by-taskid/',
  'user/search?query=',
  'user/orders?page=',
  '/api/recent-blogs?page=1&limit=',
  '/api/recent-blogs?limit=4&page=',
];

const addressCalls = (): readonly OddCall[] =>
  ODD_PATHS.flatMap((odd) => [
    ...READS.map((path) => ({ method: 'GET' as const, path: path + odd })),
    { method: 'DELETE' as const, path: `remove-cart-item/${odd}` },
    { method: 'POST' as const, path: `update-quotation-status/${odd}`, body: '{"status":1}' },
  ]);

const PLAIN_READS = [
  'user/orders',
  'user/quotations',
  'user/quotation-request',
  'services',
  'user/cart',
  'user/files',
  'user/tasks',
  'user/notification',
  'user/profile',
];

/** Every call of the API with odd values in its address, body or form. */
export const oddCalls = async (): Promise<readonly OddCall[]> => [
  ...(await jsonCalls()),
  ...formCalls(),
  ...addressCalls(),
  ...PLAIN_READS.map((path) => ({ method: 'GET' as const, path: `${path}?%00=%00` })),
];
