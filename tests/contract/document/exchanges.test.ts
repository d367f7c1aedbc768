import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differences } from './checkExchange';
import type { Exchange } from './exchange';
import { documentOf, nodeAt, theDocument } from '../../../conformance/theDocument.ts';
import { validatorOf } from '../../../conformance/validator.ts';

const document = await theDocument();
const API = 'https://backend.example/api/v3';

const example = (name: string): string => {
  const file: unknown = JSON.parse(readFileSync(`docs/api/examples/${name}.json`, 'utf8'));
  return JSON.stringify(nodeAt({ file }, 'file')['value']);
};

const reading = (path: string, text: string, given: Partial<Exchange> = {}): Exchange => ({
  method: 'GET',
  url: new URL(API + path),
  headers: new Headers({ accept: 'application/json', authorization: 'Bearer T' }),
  sent: undefined,
  status: 200,
  responseHeaders: new Headers({ 'content-type': 'application/json' }),
  text,
  ...given,
});

const LINKS = reading('/files/download-link/cabinet/a.pdf', example('getDownloadLinks'));
const QUOTATIONS = reading('/user/quotations', example('listQuotations'));
const ORDER = reading('/place-order', example('placeOrder'), {
  method: 'POST',
  sent: example('placeOrder.request'),
  headers: new Headers({
    authorization: 'Bearer T',
    'content-type': 'application/json',
    'idempotency-key': 'k',
  }),
});
const SEARCH = reading('/user/search?query=gst', example('search'));

const found = (exchange: Exchange, from = '', to = ''): string => {
  const copy = JSON.stringify(document.root).replaceAll(`"${from}"`, `"${to}"`);
  const other = from === '' ? document : documentOf(JSON.parse(copy));
  return differences(other, validatorOf(other), exchange).join('\n');
};

describe('a call over HTTP beside the document', () => {
  it.each([LINKS, QUOTATIONS, ORDER, SEARCH])('does not differ as it was recorded: $url', (exchange) => {
    expect(found(exchange)).toBe('');
  });

  it.each([
    { what: 'a field of the response', exchange: LINKS, from: 'shareable_link', to: 'shareableLink' },
    { what: 'a field of the request', exchange: ORDER, from: 'payment_gateway', to: 'gateway' },
    { what: 'a field inside JSON that is text', exchange: QUOTATIONS, from: 'payable', to: 'payableNow' },
    { what: 'a word of the response', exchange: ORDER, from: 'data', to: 'result' },
    { what: 'a parameter', exchange: SEARCH, from: 'query', to: 'text' },
    { what: 'a header', exchange: ORDER, from: 'idempotency-key', to: 'x-key' },
    { what: 'a path', exchange: SEARCH, from: '/user/search', to: '/search' },
    { what: 'a status', exchange: SEARCH, from: '200', to: '201' },
  ])('differs when the document names $what in another way', ({ exchange, from, to }) => {
    expect(found(exchange, from, to)).not.toBe('');
  });

  it('differs when a call that needs a token has none', () => {
    expect(found({ ...SEARCH, headers: new Headers() })).toContain('sends no token');
  });

  it.each([
    { what: 'a number for text', path: '/user/cart', name: 'getCart', from: /"499\.00"/, to: '499' },
    {
      what: 'an unknown word',
      path: '/user/orders',
      name: 'listOrders',
      from: /"payment_status":"\w+"/,
      to: '"payment_status":"PAID"',
    },
    { what: 'camelCase', path: '/user/tasks', name: 'listTasks', from: /created_at/g, to: 'createdAt' },
    {
      what: 'JSON in the place of its text',
      path: '/user/notification',
      name: 'listNotifications',
      from: /"data":"[^}]*\}"/,
      to: '"data":{"path":"cart"}',
    },
    { what: 'a new field', path: '/user/profile', name: 'getProfile', from: /^\{/, to: '{"age":40,' },
    {
      what: 'its list at another depth',
      path: '/user/files',
      name: 'listFiles',
      from: /^\{"status":true,"data":(.*)\}$/,
      to: '$1',
    },
  ])('differs when the response has $what', ({ path, name, from, to }) => {
    const real = example(name);
    const other = real.replace(from, to);
    expect(found(reading(path, real))).toBe('');
    expect(other).not.toBe(real);
    expect(found(reading(path, other))).not.toBe('');
  });

  it('differs by a new field only where the document counts as closed, whichever is asked first', () => {
    const aged = reading('/user/profile', example('getProfile').replace(/^\{/, '{"age":40,'));
    const seen = [false, true, false].map(
      (isOpen) => differences(document, validatorOf(document, isOpen), aged).length > 0,
    );
    expect(seen).toEqual([true, false, true]);
  });
});
