import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiServer, clientOf } from './apiServer';

let server: ApiServer;
beforeEach(async () => {
  server = await ApiServer.start();
});
afterEach(() => server.close());

it('every call asks for the language that is spoken at that moment', async () => {
  let spoken = 'hi-IN';
  const { api } = clientOf({ apiOrigin: server.origin, language: () => spoken });
  await api.get('services')();
  await api.post('add-to-cart', {})();
  spoken = 'en-IN';
  await api.delete('/remove-cart-item/7')();
  await api.upload('user/file-upload', [['tags', 'GST']])();
  await api.get('api/recent-blogs', { base: server.origin })();
  expect(server.received.map(({ method, headers }) => [method, headers['accept-language']])).toEqual([
    ['GET', 'hi-IN'],
    ['POST', 'hi-IN'],
    ['DELETE', 'en-IN'],
    ['POST', 'en-IN'],
    ['GET', 'en-IN'],
  ]);
});
