import { browserSession } from '../support/browserSession';
import { left, right } from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aSession } from '../../doubles/aSession';
import { ApiServer, type Client, clientOf } from './apiServer';
import { keyed } from '../../../src/infrastructure/http/apiRequest';

let server: ApiServer;
let client: Client;

beforeEach(async () => {
  server = await ApiServer.start();
  client = clientOf({ apiOrigin: server.origin });
});

afterEach(() => server.close());

describe('one client with base path /api/v3 on the app host', () => {
  it('resolves paths with and without a leading slash alike [HTTP-01]', async () => {
    await client.api.get('user/orders')();
    await client.api.get('/user/orders')();
    await client.api.post('check-user-exist', {})();
    await client.api.delete('/remove-cart-item/7')();
    expect(server.received.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/v3/user/orders',
      'GET /api/v3/user/orders',
      'POST /api/v3/check-user-exist',
      'DELETE /api/v3/remove-cart-item/7',
    ]);
  });

  it('does not prefix a path that already has the base path [HTTP-02]', async () => {
    await client.api.get('/api/v3/files/download-link/a/b.pdf')();
    expect(server.received[0]?.path).toBe('/api/v3/files/download-link/a/b.pdf');
  });

  it('encodes the query', async () => {
    await client.api.get('user/search', { query: { query: 'tax & GST' } })();
    expect(server.received[0]?.path).toBe('/api/v3/user/search?query=tax+%26+GST');
  });

  it('calls another base without the prefix', async () => {
    await client.api.get('api/recent-blogs', { base: server.origin, query: { page: '1' } })();
    expect(server.received[0]?.path).toBe('/api/recent-blogs?page=1');
  });
});

const named = (pageOrigin: string): Client =>
  clientOf({ apiOrigin: server.origin, pageOrigin, requestId: () => '27182818284590452353' });

describe('the name of a call', () => {
  it('goes with each call to the page’s own origin, and a failure tells its beginning', async () => {
    server.response(500, {});
    const { api } = named(server.origin);
    const failed = await api.post('user/orders', {})();
    expect(failed).toEqual(left({ ...gatewayError('ServerFault'), reference: '27182818' }));
    expect(server.received[0]?.headers['x-request-id']).toBe('27182818284590452353');
  });

  it('is told of a change without an answer, which only the log can explain, and of no read', async () => {
    const gone = 'http://127.0.0.1:1';
    const { api } = clientOf({ apiOrigin: gone, pageOrigin: gone, requestId: () => '27182818284590452353' });
    expect(await api.post('user/orders', {}, keyed('order-1'))()).toEqual(
      left({ ...gatewayError('Unreachable'), reference: '27182818' }),
    );
    // What can simply be asked again leaves nothing to look for.
    expect(await api.post('auth/token', {})()).toEqual(left(gatewayError('Unreachable')));
    expect(await api.get('user/orders')()).toEqual(left(gatewayError('Unreachable')));
  });

  it.each([400, 404, 408, 409, 422, 429])('is not told of a refusal by %d', async (status) => {
    server.response(status, { message: 'Please look at it again.' });
    const refused = await named(server.origin).api.post('user/orders', {})();
    expect(refused).toMatchObject({ left: { message: 'Please look at it again.' } });
    expect(refused).not.toHaveProperty('left.reference');
  });

  it('goes to no other origin, which would have to allow it first', async () => {
    server.response(500, {});
    const failed = await named('https://portal.example').api.post('user/orders', {})();
    expect(failed).toEqual(left(gatewayError('ServerFault')));
    expect(server.received[0]?.headers['x-request-id']).toBeUndefined();
  });
});

describe('the date of an answer', () => {
  it('is heard of every answer of the API, a refusal too, and of no other server [ENTRY-03]', async () => {
    const Date = 'Fri, 20 Nov 2026 09:35:00 GMT';
    const onDate = vi.fn<(header: string | null) => void>();
    const { api } = clientOf({ apiOrigin: server.origin, onDate });
    server.response(503, {}, { Date, 'Access-Control-Expose-Headers': 'date' });
    await api.post('user/orders', {})();
    await api.get('user/orders')();
    expect(onDate.mock.calls.every(([header]) => header === Date)).toBe(true);
    const heard = onDate.mock.calls.length;
    expect(heard).toBeGreaterThan(1);
    await api.get('api/recent-blogs', { base: 'http://127.0.0.1:9/' })();
    expect(onDate).toHaveBeenCalledTimes(heard);
  });
});

describe('the access token', () => {
  it('is read before every request and sent as a bearer header [HTTP-03] [SESSION-03]', async () => {
    const storage = browserSession();
    const { api } = clientOf({ apiOrigin: server.origin, session: () => storage.mark() });
    storage.keep(aSession({ mark: 'first' }));
    await api.get('user/cart')();
    localStorage.setItem('access_token', 'second');
    await api.post('add-to-cart', {})();
    expect(server.received.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer first',
      'Bearer second',
    ]);
  });

  it('is absent when none is stored [HTTP-04]', async () => {
    await client.api.post('check-user-exist', {})();
    expect(server.received[0]?.headers).not.toHaveProperty('authorization');
  });

  it('is sent to no other origin than the app host', async () => {
    const elsewhere = await ApiServer.start();
    const { api } = clientOf({ apiOrigin: server.origin }, () => 'T');
    await api.get('api/recent-blogs', { base: elsewhere.origin })();
    await api.get('user/cart')();
    expect(elsewhere.received[0]?.headers).not.toHaveProperty('authorization');
    expect(server.received[0]?.headers.authorization).toBe('Bearer T');
    await elsewhere.close();
  });

  it.each([
    'https://app.example.evil.example',
    'https://app.example@evil.example',
    'https://app.example:8443',
    'http://app.example',
  ])('is not sent to %s, which only begins like the app host', async (base) => {
    const sent: Headers[] = [];
    const fetchOnce: typeof fetch = (_input, init) => {
      sent.push(new Headers(init?.headers));
      return Promise.resolve(Response.json({}));
    };
    const { api } = clientOf({ apiOrigin: 'https://app.example', fetchOnce }, () => 'T');
    await api.get('api/recent-blogs', { base })();
    expect(sent.map((headers) => headers.get('authorization'))).toEqual([null]);
  });

  it('is all that names the customer: no call carries cookies', async () => {
    const modes: (RequestCredentials | undefined)[] = [];
    const fetchOnce: typeof fetch = (_input, init) => {
      modes.push(init?.credentials);
      return Promise.resolve(Response.json({}));
    };
    const { api } = clientOf({ apiOrigin: 'https://app.example', fetchOnce }, () => 'T');
    await api.get('user/cart')();
    await api.get('api/recent-blogs', { base: 'https://www.example' })();
    await api.post('place-order', {})();
    await api.delete('remove-cart-item/7')();
    expect(modes).toEqual(['omit', 'omit', 'omit', 'omit']);
  });

  it('is left to cookies where the backend keeps its session in one, but for its own origin alone', async () => {
    const modes: (RequestCredentials | undefined)[] = [];
    const fetchOnce: typeof fetch = (_input, init) => {
      modes.push(init?.credentials);
      return Promise.resolve(Response.json({}));
    };
    const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function answered(
      this: XMLHttpRequest,
    ) {
      modes.push(this.withCredentials ? 'include' : 'omit');
      this.dispatchEvent(new Event('abort'));
    });
    const { api } = clientOf({ apiOrigin: 'https://app.example', fetchOnce, credentials: 'include' });
    await api.get('user/cart')();
    await api.get('api/recent-blogs', { base: 'https://www.example' })();
    await api.post('place-order', {})();
    await api.upload('user/file-upload', [])();
    sent.mockRestore();
    expect(modes).toEqual(['include', 'omit', 'include', 'include']);
  });

  it('never appears in the console', async () => {
    const { api, log } = clientOf({ apiOrigin: server.origin }, () => 'secret-token');
    server.response(500, {});
    await api.get('user/cart')();
    expect(JSON.stringify([log.failures, log.details])).not.toContain('secret-token');
  });
});

describe('what counts as success', () => {
  it.each([200, 201, 202])('accepts the body of a %d [HTTP-06]', async (status) => {
    server.response(status, { id: 1 });
    expect(await client.api.get('x')()).toEqual(right({ id: 1 }));
  });

  it('accepts an empty 204 [HTTP-06]', async () => {
    server.handler = (_request, response) => response.writeHead(204).end();
    expect(await client.api.delete('x')()).toEqual(right(undefined));
  });

  it.each([304, 400, 404, 409, 422, 500])('refuses a %d [HTTP-06]', async (status) => {
    server.handler = (_request, response) => response.writeHead(status).end();
    expect(await client.api.post('x', {})()).toMatchObject({ _tag: 'Left' });
  });

  it.each(['<!doctype html><p>busy</p>', '{"cut":', 'undefined'])(
    'reads %j on a 200 as malformed',
    async (body) => {
      server.response(200, body);
      expect(await client.api.get('x')()).toEqual(left(gatewayError('Malformed')));
    },
  );

  it('reads an HTML error page without showing it as a message', async () => {
    server.response(500, '<h1>Whoops</h1>');
    expect(await client.api.post('x', {})()).toEqual(left(gatewayError('ServerFault')));
  });
});

describe('no request timeout', () => {
  afterEach(() => void vi.useRealTimers());

  it('still uses a response after a minute and sets no timer of its own [HTTP-05]', async () => {
    vi.useFakeTimers();
    const waiting: ((response: Response) => void)[] = [];
    const fetchOnce = (): Promise<Response> => new Promise((resolve) => void waiting.push(resolve));
    const { api } = clientOf({ fetchOnce });
    const reading = api.get('user/orders')();
    const writing = api.post('place-order', {})();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(61_000);
    for (const response of waiting) response(new Response('{"late":true}'));
    expect(await reading).toEqual(right({ late: true }));
    expect(await writing).toEqual(right({ late: true }));
  });
});

describe('bodies and headers', () => {
  it('sends JSON as JSON [HTTP-13]', async () => {
    await client.api.post('add-to-cart', { qty: 1 })();
    expect(server.received[0]?.headers['content-type']).toBe('application/json');
    expect(server.received[0]?.body).toBe('{"qty":1}');
  });

  it('sends an idempotency key only when the deployment asks for it', async () => {
    const asks = clientOf({ apiOrigin: server.origin, sendsIdempotencyKey: true });
    await asks.api.post('place-order', {}, { idempotencyKey: 'k1' })();
    await client.api.post('place-order', {}, { idempotencyKey: 'k2' })();
    expect(server.received.map(({ headers }) => headers['idempotency-key'])).toEqual(['k1', undefined]);
  });

  it('cancels a call without a message in the console', async () => {
    server.handler = () => undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const cancel = (): void => controller.abort();
    const asking = client.api.post('x', {}, { signal })();
    await expect.poll(() => server.received).toHaveLength(1);
    cancel();
    expect(await asking).toEqual(left(gatewayError('Cancelled')));
    expect(client.log.failures).toEqual([]);
  });
});
