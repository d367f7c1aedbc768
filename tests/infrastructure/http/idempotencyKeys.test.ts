import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineOf } from '../../../src/domain/catalogue/proceed';
import { rupeesToPaise } from '../../../src/domain/money/money';
import { HttpOrderGateway } from '../../../src/infrastructure/http/HttpOrderGateway';
import { HttpSubmissionGateway } from '../../../src/infrastructure/http/HttpSubmissionGateway';
import { aSubService } from '../../domain/catalogue/aService';
import { anOrder } from '../../domain/checkout/builders';
import { ApiServer, clientOf } from './apiServer';

const line = lineOf(aSubService(), { amount: rupeesToPaise(500), questions: [] });
let server: ApiServer;

beforeAll(async () => {
  server = await ApiServer.start();
  server.response(200, { status: 200, data: 77 });
});

afterAll(() => server.close());

describe('writes that must happen once', () => {
  it('carry the key of their intention when the deployment asks for keys', async () => {
    const { api } = clientOf({ apiOrigin: server.origin, sendsIdempotencyKey: true });
    await new HttpOrderGateway({ api }).place(anOrder(), 'order-key')();
    await new HttpSubmissionGateway({ api }).addToCart(line, 'cart-key')();
    await new HttpSubmissionGateway({ api }).requestQuotation(line, 'quote-key')();
    expect(server.received.map(({ path, headers }) => [path, headers['idempotency-key']])).toEqual([
      ['/api/v3/place-order', 'order-key'],
      ['/api/v3/add-to-cart', 'cart-key'],
      ['/api/v3/add-quotation', 'quote-key'],
    ]);
  });
});
