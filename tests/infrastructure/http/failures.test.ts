import { browserSession } from '../support/browserSession';
import { left, right } from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aSession } from '../../doubles/aSession';
import { ApiServer, type Client, clientOf } from './apiServer';

let server: ApiServer;
let client: Client;

beforeEach(async () => {
  server = await ApiServer.start();
  client = clientOf({ apiOrigin: server.origin });
});

afterEach(() => server.close());

const stored = (storage: Storage): string =>
  Array.from({ length: storage.length }, (_, place) => storage.getItem(storage.key(place) ?? '')).join('|');

const acceptsRefusal = (body: unknown): boolean => body !== undefined;

describe('a failure is logged and still reaches the caller', () => {
  it.each([
    [401, 'Unauthorized', 'Unauthorized: the token may be invalid or expired.'],
    [403, 'Forbidden', 'Forbidden.'],
    [404, 'NotFound', 'Resource not found.'],
    [500, 'ServerFault', 'Internal server error.'],
  ] as const)('reads %d as %s [HTTP-07] [HTTP-08]', async (status, kind, reading) => {
    server.response(status, { message: ' boom ' });
    expect(await client.api.get('x')()).toEqual(left({ kind, message: 'boom' }));
    expect(client.log.failures).toEqual([reading]);
    expect(client.log.details).toEqual([`GET /x ${status}`]);
  });

  it.each([422, 500])("hides the server's message of a %d from the console", async (status) => {
    server.response(status, { message: 'Asha Rao (+919876543210) owes 1,180.00' });
    const failed = await client.api.delete('/remove-cart-item/5')();
    expect(failed).toMatchObject({ left: { message: 'Asha Rao (+919876543210) owes 1,180.00' } });
    expect(client.log.failures).toHaveLength(1);
    expect(client.log.details).toEqual([`DELETE /remove-cart-item/… ${status}`]);
  });

  it('reads another status as an unexpected error [HTTP-09]', async () => {
    server.response(418, {});
    expect(await client.api.get('x')()).toEqual(left(gatewayError('Refused')));
    expect(client.log.failures).toEqual(['An unexpected error occurred.']);
  });

  it('reads no response as a network error or server down [HTTP-09]', async () => {
    const { api, log } = clientOf({ apiOrigin: 'http://127.0.0.1:1' });
    expect(await api.post('x', {})()).toEqual(left(gatewayError('Unreachable')));
    expect(log.failures).toEqual(['Network error or server down.']);
    expect(log.details).toEqual(['POST /x']);
  });

  it('reads a connection that breaks inside the body as no response [HTTP-09]', async () => {
    server.handler = (_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('{"half":');
      setTimeout(() => response.destroy(), 10);
    };
    expect(await client.api.post('x', {})()).toEqual(left(gatewayError('Unreachable')));
  });

  it('changes neither session nor page on a 401 [HTTP-10]', async () => {
    const storage = browserSession();
    storage.keep(aSession());
    const { api } = clientOf({ apiOrigin: server.origin, session: () => storage.mark() });
    const before = [window.location.href, document.body.innerHTML, stored(sessionStorage)];
    server.response(401, { message: 'expired' });
    await api.get('user/cart')();
    expect([window.location.href, document.body.innerHTML, stored(sessionStorage)]).toEqual(before);
    expect(localStorage.getItem('access_token')).toBe('access-1');
  });

  it('accepts a refusal as a result only when the call allows it, and never a 429', async () => {
    server.response(404, { success: false });
    expect(await client.api.post('x', {}, { acceptsRefusal })()).toEqual(right({ success: false }));
    expect(await client.api.post('x', {})()).toEqual(left(gatewayError('NotFound')));
    server.response(429, { success: false, message: 'slow down' });
    expect(await client.api.post('x', {}, { acceptsRefusal })()).toEqual(
      left(gatewayError('Unexpected', 'slow down')),
    );
  });
});
