import { isLeft, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { checkFreePayment } from '../../../src/domain/catalogue/freePayment';
import { lineOf } from '../../../src/domain/catalogue/proceed';
import { rupeesToPaise } from '../../../src/domain/money/money';
import { HttpSubmissionGateway } from '../../../src/infrastructure/http/HttpSubmissionGateway';
import { subServiceId } from '../../../src/domain/catalogue/service';
import { aSubService } from '../../domain/catalogue/aService';
import { recordedApi } from '../support/recordedApi';

const line = lineOf(aSubService(), { amount: rupeesToPaise(500), questions: [] });
const body = {
  service_id: 16,
  qty: 1,
  amount: 500,
  questions: [],
  frequency: 'monthly',
  tat: 5,
  pricing_model: 'Fixed',
  type: 'Entitlement',
};

const sentBy = (call: { readonly body: string } | undefined): unknown => JSON.parse(call?.body ?? 'null');

describe('adding to the cart and requesting a quotation', () => {
  it('post the same payload, with exactly the specified keys [SERV-23] [SERV-24]', async () => {
    const { api, calls } = recordedApi({ status: true, cart: {} });
    const gateway = new HttpSubmissionGateway({ api });
    expect(await gateway.addToCart(line, 'key')()).toEqual(right(undefined));
    expect(await gateway.requestQuotation(line, 'key')()).toEqual(right(undefined));
    expect(calls.map(({ method, address }) => `${method} ${address}`)).toEqual([
      'POST /api/v3/add-to-cart',
      'POST /api/v3/add-quotation',
    ]);
    expect(calls.map(sentBy)).toEqual([body, body]);
  });

  it('send the amount in rupees, and a non-numeric service id as text', async () => {
    const { api, calls } = recordedApi({ status: true });
    const odd = { ...line, serviceId: subServiceId('pay-1'), amount: rupeesToPaise(1999.5) };
    await new HttpSubmissionGateway({ api }).addToCart(odd, 'key')();
    expect(sentBy(calls[0])).toMatchObject({ service_id: 'pay-1', amount: 1999.5 });
  });

  it.each(['007', '12345678901234567890'])(
    'send an id as text when a number would change its digits: %s',
    async (id) => {
      const { api, calls } = recordedApi({ status: true });
      await new HttpSubmissionGateway({ api }).addToCart({ ...line, serviceId: subServiceId(id) }, 'key')();
      expect(sentBy(calls[0])).toMatchObject({ service_id: id });
    },
  );

  it('send the entered amount and purpose of service 162 [SERV-34]', async () => {
    const { api, calls } = recordedApi({ status: 'success', cart: {} });
    const free = checkFreePayment(' Notice reply ', '2500.50', { pricingModelText: 'fixed', kindText: '' });
    if (isLeft(free)) throw new Error('A complete payment was refused.');
    expect(await new HttpSubmissionGateway({ api }).addToCart(free.right, 'key')()).toEqual(right(undefined));
    expect(calls[0]?.address).toBe('/api/v3/add-to-cart');
    expect(sentBy(calls[0])).toMatchObject({
      service_id: 162,
      amount: 2500.5,
      questions: [{ question: 'Purpose of payment', answer: 'Notice reply' }],
    });
  });

  it.each([true, 'success', 'true', 200, 1])(
    'succeed when status is %j [SERV-25] [SERV-35]',
    async (status) => {
      const { api } = recordedApi({ status, cart: {} });
      expect(await new HttpSubmissionGateway({ api }).addToCart(line, 'key')()).toEqual(right(undefined));
      expect(await new HttpSubmissionGateway({ api }).requestQuotation(line, 'key')()).toEqual(
        right(undefined),
      );
    },
  );

  it.each([
    [{ status: false, message: 'Full' }, 'Rejected'],
    [{ status: 'failed', message: 'Full' }, 'Rejected'],
    // It says neither yes nor no, so the next attempt must use the same key.
    [{ message: 'Full' }, 'Malformed'],
  ] as const)('fail on %j although the HTTP status is 2xx [SERV-25]', async (response, kind) => {
    const { api } = recordedApi(response);
    const refused = left(gatewayError(kind, 'Full'));
    expect(await new HttpSubmissionGateway({ api }).addToCart(line, 'key')()).toEqual(refused);
    expect(await new HttpSubmissionGateway({ api }).requestQuotation(line, 'key')()).toEqual(refused);
  });

  it("keep the server's message of a failure", async () => {
    const { api } = recordedApi({ message: 'db' }, 500);
    expect(await new HttpSubmissionGateway({ api }).addToCart(line, 'key')()).toEqual(
      left(gatewayError('ServerFault', 'db')),
    );
  });
});
