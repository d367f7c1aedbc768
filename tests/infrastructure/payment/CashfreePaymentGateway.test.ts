import { isRight, left, right } from 'fp-ts/Either';
import { afterEach, describe, expect, it } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { CashfreePaymentGateway } from '../../../src/infrastructure/payment/CashfreePaymentGateway';
import { played } from '../../contract/payment/providers/cashfree';
import { aPayment } from '../../domain/checkout/builders';
import { recordedApi } from '../support/recordedApi';

afterEach(() => void Reflect.deleteProperty(window, 'Cashfree'));

const SESSION = { payment_session_id: 'session_1' };

const prepareOn = async (response: unknown, status = 200) => {
  const { api, calls } = recordedApi(response, status);
  const settings = played.choice;
  const prepared = await new CashfreePaymentGateway({ api, settings }).prepare(aPayment())();
  return { calls, prepared };
};

/** Leaves for a page whose script answers in this way; `said` is what it says where the page is not left. */
const leave = async (checkout: (options: unknown) => Promise<unknown>) => {
  const { prepared } = await prepareOn(SESSION);
  if (!isRight(prepared)) throw new Error('The payment was not prepared.');
  const modes: unknown[] = [];
  Reflect.set(window, 'Cashfree', (options: unknown) => {
    modes.push(options);
    return { checkout };
  });
  const outcome = await prepared.right.start();
  if (!isRight(outcome) || outcome.right.kind !== 'Redirecting') throw new Error('The page was not left.');
  return { said: outcome.right.later, modes };
};

describe("Cashfree's session", () => {
  it('is requested with POST /cashfree-order and the id of the order [PAY-13]', async () => {
    const { calls, prepared } = await prepareOn(SESSION);
    expect(isRight(prepared) && prepared.right.orderId).toBe('77');
    expect(calls).toEqual([{ method: 'POST', address: '/api/v3/cashfree-order', body: '{"order_id":77}' }]);
  });

  it.each([
    [{ status: false, message: 'Down' }, 200, gatewayError('Rejected', 'Down')],
    [{ message: 'Down' }, 500, gatewayError('ServerFault', 'Down')],
    [{ payment_session_id: 7 }, 200, gatewayError('Malformed')],
  ])('leads nowhere when the response is %j (%i) [PAY-14]', async (response, status, error) => {
    expect((await prepareOn(response, status)).prepared).toEqual(left(error));
  });
});

describe("Cashfree's script", () => {
  it('leaves the page with the session, in the environment of the deployment', async () => {
    const asked: unknown[] = [];
    const { said, modes } = await leave((options) => {
      asked.push(options);
      return Promise.resolve({ redirect: true });
    });
    expect(await said).toEqual(right({ kind: 'Redirecting' }));
    expect(asked).toEqual([{ paymentSessionId: 'session_1', redirectTarget: '_self' }]);
    expect(modes).toEqual([{ mode: 'sandbox' }]);
  });

  it('is not used once the customer has cancelled', async () => {
    const { prepared } = await prepareOn(SESSION);
    if (!isRight(prepared)) throw new Error('The payment was not prepared.');
    const asked: unknown[] = [];
    Reflect.set(window, 'Cashfree', (options: unknown) => asked.push(options));
    expect(await prepared.right.start(AbortSignal.abort())).toEqual(left(gatewayError('Cancelled')));
    expect(asked).toEqual([]);
  });

  it('need not answer, since the page is left', async () => {
    const { said } = await leave(() => new Promise(() => undefined));
    expect(await Promise.race([said, Promise.resolve('nothing')])).toBe('nothing');
  });

  it('says why a session is not taken', async () => {
    const { said } = await leave(() => Promise.resolve({ error: { message: 'Session expired' } }));
    expect(await said).toEqual(right({ kind: 'Declined', message: 'Session expired' }));
    const silent = await leave(() => Promise.resolve({ error: {} }));
    expect(await silent.said).toEqual(right({ kind: 'Declined', message: '' }));
  });

  it('is unreachable when it breaks', async () => {
    const broken = [
      () => Promise.reject(new Error('broken')),
      () => {
        throw new Error('broken');
      },
    ];
    for (const checkout of broken)
      expect(await (await leave(checkout)).said).toEqual(left(gatewayError('Unreachable')));
  });
});
