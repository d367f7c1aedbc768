import { left } from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { ApiServer, clientOf } from './apiServer';

let server: ApiServer;

beforeEach(async () => {
  server = await ApiServer.start();
});

afterEach(() => server.close());

describe('the client of a session that is over', () => {
  it('sends nothing more, whoever has signed in since', async () => {
    const { api } = clientOf({ apiOrigin: server.origin }, () => 'of the next customer');
    const former = api.until(() => true);
    const sent = await Promise.all([
      former.get('user/cart')(),
      former.post('add-to-cart', {})(),
      former.delete('remove-cart-item/7')(),
      former.upload('user/file-upload', [['tags', 'GST']])(),
    ]);
    expect(sent).toEqual(sent.map(() => left(gatewayError('Unauthorized'))));
    await api.until(() => false).get('user/orders')();
    expect(server.received.map(({ path }) => path)).toEqual(['/api/v3/user/orders']);
  });
});
