import { left, right } from 'fp-ts/Either';
import { none } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { HttpOrderGateway } from '../../../src/infrastructure/http/HttpOrderGateway';
import { anOrder } from '../../domain/checkout/builders';
import { recordedApi } from '../support/recordedApi';

const place = (response: unknown, status = 200, order = anOrder()) => {
  const { api, calls } = recordedApi(response, status);
  return { calls, placed: new HttpOrderGateway({ api }).place(order, 'key')() };
};

describe('placing an order', () => {
  it('posts exactly the keys of the order payload [PAY-04] [PAY-05] [PAY-06] [PAY-08]', async () => {
    const { calls, placed } = place({ status: 200, data: 77 });
    await placed;
    expect(calls[0]).toMatchObject({ method: 'POST', address: '/api/v3/place-order' });
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      user_id: 42,
      full_name: 'Asha Rao',
      phone: '+919876543210',
      email: 'asha@example.in',
      gstin: '27AAPFU0939F1ZV',
      billing_address: '12 Hill Road',
      billing_locality: 'Bandra',
      billing_state: 'Maharashtra',
      billing_zip_code: '400050',
      billing_country: 'IN',
      payment_gateway: 'payu',
      discount_code: '',
      payment: { sub_total: 1000, discount: 0, gst: 180, total: 1180, advance_amount: 0, payable: '1180.00' },
    });
  });

  it('sends the applied code, and omits an unknown user_id [PAY-07]', async () => {
    const { calls, placed } = place(
      { status: 200, data: 77 },
      200,
      anOrder({ userId: none, discountCode: 'SAVE10' }),
    );
    await placed;
    const body: unknown = JSON.parse(calls[0]?.body ?? '');
    expect(body).toMatchObject({ discount_code: 'SAVE10' });
    expect(body).not.toHaveProperty('user_id');
  });

  it.each([
    [{ status: 200, data: 77 }, '77'],
    [{ status: true, data: 'OD-9' }, 'OD-9'],
    [{ status: '200', data: 77 }, '77'],
    [{ status: '1', data: 77 }, '77'],
    [{ status: 'SUCCESS', data: 77 }, '77'],
  ])('succeeds with %j [PAY-09]', async (response, id) => {
    expect(await place(response).placed).toEqual(right(id));
  });

  it.each([
    [{ status: 400, message: 'Closed' }, 'Closed'],
    [{ status: 400 }, ''],
    [{ status: false, message: 'Closed' }, 'Closed'],
  ])('is declined by %j [PAY-10] [PAY-11]', async (response, message) => {
    expect(await place(response).placed).toEqual(left(gatewayError('Rejected', message)));
  });

  it.each([
    [{ data: 77 }, ''],
    [{ message: 'Closed' }, 'Closed'],
    [{ error: 'The bank timed out.' }, 'The bank timed out.'],
    ['', ''],
    [{ status: 'ok', data: 77 }, ''],
    [{ status: 201, data: 77, message: 'Created' }, 'Created'],
  ])('fails with %j, which says neither yes nor no [PAY-10]', async (response, message) => {
    expect(await place(response).placed).toEqual(left(gatewayError('Malformed', message)));
  });

  it.each([400, 409, 410, 422])(
    'is refused with %i: the backend created no order [RESUME-04]',
    async (status) => {
      expect(await place({ message: 'Changed' }, status).placed).toEqual(
        left(gatewayError('Refused', 'Changed')),
      );
    },
  );

  it.each([408, 425, 429, 502])('may have been placed despite %i [RESUME-04]', async (status) => {
    expect(await place({ message: 'Later' }, status).placed).toEqual(
      left(gatewayError('Unexpected', 'Later')),
    );
  });

  it.each([
    [401, 'Unauthorized'],
    [403, 'Forbidden'],
    [404, 'NotFound'],
  ] as const)('maps %i to %s', async (status, kind) => {
    expect(await place({}, status).placed).toEqual(left(gatewayError(kind)));
  });

  it("is rejected with 500 and the server's message [PAY-12]", async () => {
    expect(await place({ message: 'db' }, 500).placed).toEqual(left(gatewayError('ServerFault', 'db')));
  });

  it.each([
    { status: 200 },
    { status: 200, data: null },
    { status: 200, data: {} },
    { status: 200, data: ' ' },
  ])('reads no id from %j', async (response) => {
    expect(await place(response).placed).toEqual(left(gatewayError('Malformed')));
  });
});
