import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { isRight, left, right } from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { PayuPaymentGateway } from '../../../src/infrastructure/payment/PayuPaymentGateway';
import { toOrderBody } from '../../../src/infrastructure/http/orderBody';
import { aCheckedForm, anOrder, aPayment } from '../../domain/checkout/builders';
import { aPayuChoice } from '../../doubles/aConfiguration';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';
import { recordedApi } from '../support/recordedApi';

interface Posted {
  readonly method: string;
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly isSeen: boolean;
}

const posted: Posted[] = [];

beforeEach(() => {
  posted.length = 0;
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const inputs = [...this.querySelectorAll('input')];
    posted.push({
      method: this.method,
      action: this.action,
      fields: Object.fromEntries(inputs.map(({ name, value }) => [name, value])),
      isSeen: !this.hidden || inputs.some(({ type }) => type !== 'hidden'),
    });
    this.remove();
  });
});

afterEach(() => vi.restoreAllMocks());

const gatewayOn = (response: unknown, status = 200, sendPhone = false) => {
  const { api, calls } = recordedApi(response, status);
  const timer = new InMemoryTimer();
  const settings = { ...aPayuChoice, sendPhone };
  return { calls, timer, gateway: new PayuPaymentGateway({ api, settings, timer }) };
};

describe('the checksum', () => {
  it('is requested with POST /generate-payu-checksum and the id of the order [PAY-13]', async () => {
    const { gateway, calls } = gatewayOn({ status: true, data: 'abc' });
    const prepared = await gateway.prepare(aPayment())();
    expect(isRight(prepared) && prepared.right.orderId).toBe('77');
    expect(calls).toEqual([
      { method: 'POST', address: '/api/v3/generate-payu-checksum', body: '{"order_id":77}' },
    ]);
    expect(gateway.name).toBe('payu');
  });

  it.each([
    [{ status: false, message: 'Down' }, 200, gatewayError('Rejected', 'Down')],
    [{ status: false }, 200, gatewayError('Rejected')],
    [{ message: 'Down' }, 500, gatewayError('ServerFault', 'Down')],
    [{ status: true, data: '' }, 200, gatewayError('Malformed')],
    [{ status: true }, 200, gatewayError('Malformed')],
  ])('posts no form when the response is %j (%i) [PAY-14]', async (response, status, error) => {
    const { gateway, timer } = gatewayOn(response, status);
    expect(await gateway.prepare(aPayment())()).toEqual(left(error));
    timer.pass(1000);
    expect(posted).toEqual([]);
  });
});

const start = async (
  changes: Parameters<typeof aPayment>[0] = {},
  sendPhone = false,
  signal?: AbortSignal,
) => {
  const { gateway, timer } = gatewayOn({ status: true, data: 'abc' }, 200, sendPhone);
  const prepared = await gateway.prepare(aPayment(changes))();
  if (!isRight(prepared)) throw new Error('The payment was not prepared.');
  return { timer, outcome: prepared.right.start(signal) };
};

describe("the gateway's form", () => {
  it('is hidden and submits itself 100 ms after the checksum, once [PAY-16]', async () => {
    const { timer, outcome } = await start();
    timer.pass(99);
    expect(posted).toEqual([]);
    timer.pass(1);
    expect(posted).toHaveLength(1);
    expect(posted[0]).toMatchObject({
      method: 'post',
      action: 'https://gateway.example/_payment',
      isSeen: false,
    });
    timer.pass(1000);
    expect(posted).toHaveLength(1);
    expect(await outcome).toEqual(right({ kind: 'Redirecting' }));
  });

  it('is not posted once the customer has cancelled', async () => {
    const stop = new AbortController();
    const { timer, outcome } = await start({}, false, stop.signal);
    timer.pass(99);
    stop.abort();
    timer.pass(1);
    expect(await outcome).toEqual(left(gatewayError('Cancelled')));
    expect(posted).toEqual([]);
  });

  it('carries exactly the specified fields [PAY-17] [PAY-18] [PAY-19]', async () => {
    const { timer } = await start();
    timer.pass(100);
    expect(posted[0]?.fields).toEqual({
      key: 'gtKFFx',
      txnid: '77',
      amount: '1180.00',
      productinfo: 'Services',
      firstname: 'Asha Rao',
      email: 'asha@example.in',
      surl: 'https://portal.example/payment-response?status=success&order_id=77',
      furl: 'https://portal.example/payment-response?status=failed&order_id=77',
      udf1: 'WEB',
      udf2: '12 Hill Road',
      udf3: 'Bandra',
      udf4: 'Maharashtra',
      udf5: '400050',
      hash: 'abc',
    });
  });

  it('carries the phone in ten digits where the deployment does not say no [AMB-33]', async () => {
    const { timer } = await start({}, true);
    timer.pass(100);
    expect(posted[0]?.fields['phone']).toBe('9876543210');
  });
});

const SALT = 'salt';

/** The server's hash over the fields of the order as it was placed. */
const hashOf = (texts: readonly string[]): string =>
  createHash('sha512')
    .update([...texts, '', '', '', '', '', SALT].join('|'))
    .digest('hex');

const HASHED = 'key txnid amount productinfo firstname email udf1 udf2 udf3 udf4 udf5'.split(' ');

// Browsers post each line break of a hidden field as CR LF.
const asPosted = (text: string): string => text.replaceAll(/\r\n|\r|\n/g, '\r\n');

describe('the posted texts', () => {
  it('produce the same hash as the order payload, whatever was typed [PAY-17] [PAY-19]', async () => {
    const typed = fc.string({
      unit: fc.constantFrom('a', ' ', '\n', '\r\n', '|', '\u00a0', 'मु', 'ं', '₹', '\u2028', '🏠'),
    });
    await fc.assert(
      fc.asyncProperty(typed, typed, typed, async (address, locality, fullName) => {
        posted.length = 0;
        const order = anOrder({ form: aCheckedForm({ address, locality, fullName }) });
        const body = toOrderBody(order);
        const { timer } = await start({ payer: order.form });
        timer.pass(100);
        const fields = posted[0]?.fields ?? {};
        const server = [
          'gtKFFx',
          '77',
          '1180.00',
          'Services',
          ...['full_name', 'email'].map((key) => String(body[key])),
          'WEB',
          ...['billing_address', 'billing_locality', 'billing_state', 'billing_zip_code'].map((key) =>
            String(body[key]),
          ),
        ];
        expect(hashOf(HASHED.map((name) => asPosted(fields[name] ?? '')))).toBe(hashOf(server));
      }),
    );
  });

  it('produce it for a multi-line address in Hindi with odd spaces too [PAY-19]', async () => {
    const order = anOrder({ form: aCheckedForm({ address: ' फ्लैट ४,\n\t शिव\u00a0सदन |\r\nमुंबई ' }) });
    const { timer } = await start({ payer: order.form });
    timer.pass(100);
    expect(posted[0]?.fields['udf2']).toBe(String(toOrderBody(order)['billing_address']));
    expect(posted[0]?.fields['udf2']).not.toMatch(/[\n\r\t|]/);
  });
});
