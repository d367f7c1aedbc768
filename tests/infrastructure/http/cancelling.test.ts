import { cartLineId } from '../../../src/domain/cart/cart';
import { subServiceId } from '../../../src/domain/catalogue/service';
import { left } from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { KeptCatalogue } from '../../../src/infrastructure/backend/KeptCatalogue';
import { HttpCartGateway } from '../../../src/infrastructure/http/HttpCartGateway';
import { HttpCatalogueGateway } from '../../../src/infrastructure/http/HttpCatalogueGateway';
import { HttpPricingGateway } from '../../../src/infrastructure/http/HttpPricingGateway';
import { HttpTransactionGateway } from '../../../src/infrastructure/http/HttpTransactionGateway';
import { ApiServer, type Client, clientOf } from './apiServer';

let server: ApiServer;
let client: Client;

beforeEach(async () => {
  server = await ApiServer.start();
  client = clientOf({ apiOrigin: server.origin });
});

afterEach(() => server.close());

/** A server that never responds; counts the connections that the client closed. */
const closedConnections = (): (() => number) => {
  let closed = 0;
  server.handler = (_request, response) => {
    response.on('close', () => {
      closed += 1;
    });
  };
  return () => closed;
};

type Cancellable = (gateways: Client, signal: AbortSignal) => () => Promise<unknown>;

const calls: readonly (readonly [string, Cancellable])[] = [
  ['a price', (deps, signal) => new HttpPricingGateway(deps).price(subServiceId('16'), [], signal)],
  ['a discount code', (deps, signal) => new HttpCartGateway(deps).applyCode('SAVE10', signal)],
  ['a removal', (deps, signal) => new HttpCartGateway(deps).remove(cartLineId('5'), signal)],
  ['the cart', (deps, signal) => new HttpCartGateway(deps).load(signal)],
  ['the transactions', (deps, signal) => new HttpTransactionGateway(deps).all(signal)],
  ['the catalogue', (deps, signal) => new HttpCatalogueGateway(deps).services(signal)],
];

describe('cancelling a call', () => {
  it.each(calls)('closes the connection of %s', async (_name, call) => {
    const closed = closedConnections();
    const controller = new AbortController();
    const asking = call(client, controller.signal)();
    await expect.poll(() => server.received).toHaveLength(1);
    expect(closed()).toBe(0);
    controller.abort();
    expect(await asking).toEqual(left(gatewayError('Cancelled')));
    await expect.poll(() => closed()).toBe(1);
    expect(client.log.failures).toEqual([]);
  });
});

describe('the catalogue, which several callers wait for', () => {
  it('is still read for the others when one stops waiting, and again for the next', async () => {
    const closed = closedConnections();
    const gateway = new KeptCatalogue({
      catalogue: new HttpCatalogueGateway(client),
      language: () => 'en-IN',
    });
    const [first, second] = [new AbortController(), new AbortController()];
    void gateway.services(first.signal)();
    const waiting = gateway.services(second.signal)();
    await expect.poll(() => server.received).toHaveLength(1);
    first.abort();
    void gateway.services()();
    await expect.poll(() => server.received).toHaveLength(2);
    expect(closed()).toBe(0);
    second.abort();
    expect(await waiting).toEqual(left(gatewayError('Cancelled')));
    await expect.poll(() => closed()).toBe(1);
  });

  it('is kept although a caller that has it aborts later', async () => {
    server.response(200, []);
    const gateway = new KeptCatalogue({
      catalogue: new HttpCatalogueGateway(client),
      language: () => 'en-IN',
    });
    const controller = new AbortController();
    await gateway.services(controller.signal)();
    controller.abort();
    await gateway.services()();
    expect(server.received).toHaveLength(1);
  });
});
