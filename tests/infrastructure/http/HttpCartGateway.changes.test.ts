import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { aCartPayment } from '../../doubles/aCart';
import { HttpCartGateway } from '../../../src/infrastructure/http/HttpCartGateway';
import { cartLineId } from '../../../src/domain/cart/cart';
import { InMemoryLog } from '../../doubles/InMemoryLog';
import { type RecordedApi, recordedApi } from '../support/recordedApi';

const payment = aCartPayment();
const gatewayOver = (api: RecordedApi['api']) => new HttpCartGateway({ api, log: new InMemoryLog() });

describe('removing an item from the cart', () => {
  it('is DELETE /remove-cart-item/{id} [CART-10]', async () => {
    const { api, calls } = recordedApi({ status: true });
    expect(await gatewayOver(api).remove(cartLineId('5'))()).toEqual(right(undefined));
    expect(calls).toEqual([{ method: 'DELETE', address: '/api/v3/remove-cart-item/5', body: '' }]);
  });

  it('is done after an empty answer, and not after one that says no', async () => {
    expect(await gatewayOver(recordedApi('').api).remove(cartLineId('5'))()).toEqual(right(undefined));
    const failing = recordedApi({ error: 'The cart is locked.' });
    expect(await gatewayOver(failing.api).remove(cartLineId('5'))()).toEqual(
      left(gatewayError('Malformed', 'The cart is locked.')),
    );
    const refusing = recordedApi({ status: false, message: 'Gone' });
    expect(await gatewayOver(refusing.api).remove(cartLineId('5'))()).toEqual(
      left(gatewayError('Rejected', 'Gone')),
    );
  });
});

describe('applying a discount code', () => {
  it('posts discount_code and reads data.payment [CART-16] [CART-17]', async () => {
    const { api, calls } = recordedApi({ status: true, data: { payment: payment.asReceived } });
    expect(await gatewayOver(api).applyCode('SAVE10')()).toEqual(right(payment));
    expect(calls).toEqual([
      { method: 'POST', address: '/api/v3/apply-discount-code', body: '{"discount_code":"SAVE10"}' },
    ]);
  });

  it.each([{ status: false, message: 'Expired' }, { message: 'Expired' }])(
    "is refused by %j with the server's message [CART-18]",
    async (response) => {
      const { api } = recordedApi(response);
      expect(await gatewayOver(api).applyCode('OLD')()).toEqual(left(gatewayError('Rejected', 'Expired')));
    },
  );

  it('is neither taken nor refused by a word that says neither [CART-18]', async () => {
    const { api } = recordedApi({ status: 'ok', data: { payment: payment.asReceived } });
    expect(await gatewayOver(api).applyCode('OLD')()).toEqual(left(gatewayError('Malformed')));
  });

  it("is refused with 422 and the server's message [CART-18]", async () => {
    const { api } = recordedApi({ message: 'Expired' }, 422);
    expect(await gatewayOver(api).applyCode('OLD')()).toEqual(left(gatewayError('Refused', 'Expired')));
  });

  it.each([
    { status: true },
    { status: true, data: {} },
    { status: true, data: { payment: { payable: 'a lot' } } },
  ])('reads no totals from %j', async (response) => {
    const { api } = recordedApi(response);
    expect(await gatewayOver(api).applyCode('SAVE10')()).toEqual(left(gatewayError('Malformed')));
  });
});
