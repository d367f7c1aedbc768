import { left, isRight, right } from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { RazorpayPaymentGateway } from '../../../src/infrastructure/payment/RazorpayPaymentGateway';
import { aPayment } from '../../domain/checkout/builders';
import { InMemoryBrowser } from '../../doubles/InMemoryBrowser';
import { played } from '../../contract/payment/providers/razorpay';
import { recordedApi } from '../support/recordedApi';
import { StandInRazorpay, standInScript } from './standInRazorpay';

const proof = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_9',
  razorpay_signature: 'signed',
};
const providerOrder = { id: 'order_9', amount: 118_000, currency: 'INR' };
const settings = played.choice;

const prepareOn = async (response: unknown, status = 200, browser = new InMemoryBrowser()) => {
  const { api, calls } = recordedApi(response, status);
  const gateway = new RazorpayPaymentGateway({ api, settings, brandName: 'Sahayak', browser });
  const prepared = await gateway.prepare(aPayment())();
  return { calls, prepared, name: gateway.name };
};

/** Starts a payment; returns its dialog and its outcome. */
const open = async (
  response: unknown = { status: true, data: providerOrder },
  browser = new InMemoryBrowser(),
  signal?: AbortSignal,
) => {
  const { calls, prepared } = await prepareOn(response, 200, browser);
  if (!isRight(prepared)) throw new Error('The payment was not prepared.');
  const outcome = prepared.right.start(signal);
  await expect.poll(() => StandInRazorpay.opened).toHaveLength(1);
  const [dialog] = StandInRazorpay.opened;
  if (dialog === undefined) throw new Error('No dialog was opened.');
  return { calls, outcome, dialog };
};

let script = standInScript();

beforeEach(() => {
  script = standInScript();
});

afterEach(() => {
  vi.useRealTimers();
  script.remove();
  vi.restoreAllMocks();
});

describe('a provider whose dialog opens in the page', () => {
  it("prepares the provider's order at the backend", async () => {
    const { calls, prepared, name } = await prepareOn({ status: true, data: providerOrder });
    expect(name).toBe('razorpay');
    expect(isRight(prepared) && prepared.right.orderId).toBe('77');
    expect(calls).toEqual([{ method: 'POST', address: '/api/v3/razorpay-order', body: '{"order_id":77}' }]);
    expect(StandInRazorpay.opened).toEqual([]);
  });

  it.each([
    ['of its own status', { ...providerOrder, entity: 'order', status: 'created' }],
    ['of an amount in text', { ...providerOrder, amount: '118000' }],
  ])('takes the order %s, returned bare', async (_, response) => {
    const { dialog } = await open(response);
    expect(dialog.options).toMatchObject({ order_id: 'order_9', amount: 118_000, currency: 'INR' });
  });

  it.each([
    [{ ...providerOrder, status: 'failed' }, 200, gatewayError('Rejected')],
    [{ status: false, message: 'Down' }, 200, gatewayError('Rejected', 'Down')],
    [{ status: true, data: { id: 'x', amount: 'much', currency: 'INR' } }, 200, gatewayError('Malformed')],
    [{}, 500, gatewayError('ServerFault')],
  ])('is not prepared by %j (%i)', async (response, status, error) => {
    expect((await prepareOn(response, status)).prepared).toEqual(left(error));
  });

  it("opens the dialog for the provider's order, prefilled, and loads its script once", async () => {
    const { dialog } = await open();
    expect(dialog.options).toMatchObject({
      key: 'rzp_test',
      amount: 118_000,
      currency: 'INR',
      order_id: 'order_9',
      name: 'Sahayak',
      description: 'Services',
      prefill: { name: 'Asha Rao', email: 'asha@example.in', contact: '+919876543210' },
    });
    await prepareOn({ status: true, data: providerOrder });
    expect(script.requests).toEqual(['https://checkout.razorpay.com/v1/checkout.js']);
  });

  it('lets the backend verify the signature of a payment', async () => {
    const { dialog, outcome, calls } = await open();
    dialog.options.handler(proof);
    expect(await outcome).toEqual(right({ kind: 'Completed', orderId: '77' }));
    expect(calls.at(-1)?.address).toBe('/api/v3/razorpay-verify');
    expect(JSON.parse(calls.at(-1)?.body ?? '')).toEqual({ order_id: 77, ...proof });
  });

  it('reports an unclear outcome when the backend does not confirm a payment, since the customer has paid', async () => {
    const answers = [{ status: true, data: providerOrder }, { status: false }];
    const { dialog, outcome } = await open(() => answers.shift());
    dialog.options.handler(proof);
    expect(await outcome).toEqual(right({ kind: 'Unclear', orderId: '77' }));
  });

  it('leaves the page inside an app, and comes back through the backend [AMB-65]', async () => {
    const instagram = new InMemoryBrowser('Mozilla/5.0 (Linux; Android 13; wv) Instagram 337.0 Android');
    const { dialog, outcome } = await open({ status: true, data: providerOrder }, instagram);
    expect(dialog.options).toMatchObject({
      order_id: 'order_9',
      callback_url: 'https://app.example/api/v3/razorpay-return?order_id=77',
      redirect: true,
    });
    expect(dialog.options).not.toHaveProperty('handler');
    dialog.options.modal.ondismiss();
    expect(await outcome).toEqual(right({ kind: 'Dismissed' }));
  });

  it('reports to the page in every other browser', async () => {
    const { dialog } = await open();
    expect(dialog.options).not.toHaveProperty('redirect');
    expect(dialog.options).not.toHaveProperty('callback_url');
  });

  it('ends as dismissed when the dialog is closed', async () => {
    const { dialog, outcome, calls } = await open();
    dialog.options.modal.ondismiss();
    expect(await outcome).toEqual(right({ kind: 'Dismissed' }));
    expect(calls).toHaveLength(1);
  });

  it('ends as declined when the dialog is closed after a failed payment', async () => {
    const { dialog, outcome } = await open();
    dialog.fail('Card expired');
    dialog.options.modal.ondismiss();
    expect(await outcome).toEqual(right({ kind: 'Declined', message: 'Card expired' }));
  });

  it('keeps waiting after a failed payment, since the customer may pay otherwise in the same dialog', async () => {
    const { dialog, outcome } = await open();
    dialog.fail('Card expired');
    dialog.options.handler(proof);
    expect(await outcome).toEqual(right({ kind: 'Completed', orderId: '77' }));
  });

  it('never opens once it was cancelled while its script was on its way', async () => {
    script.state = 'hanging';
    const { prepared } = await prepareOn({ status: true, data: providerOrder });
    if (!isRight(prepared)) throw new Error('The payment was not prepared.');
    const stop = new AbortController();
    const outcome = prepared.right.start(stop.signal);
    stop.abort();
    expect(await outcome).toEqual(left(gatewayError('Cancelled')));
    script.arrive();
    await Promise.resolve();
    expect(StandInRazorpay.opened).toEqual([]);
  });

  it('is unreachable when its script has not come after 20 seconds, and is fetched again by the next start', async () => {
    vi.useFakeTimers();
    script.state = 'hanging';
    const { prepared } = await prepareOn({ status: true, data: providerOrder });
    if (!isRight(prepared)) throw new Error('The payment was not prepared.');
    const outcome = prepared.right.start();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(await Promise.race([outcome, Promise.resolve('waiting')])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual(left(gatewayError('Unreachable')));
    script.state = 'there';
    void prepared.right.start();
    await vi.advanceTimersByTimeAsync(0);
    expect([script.requests.length, StandInRazorpay.opened.length]).toEqual([2, 1]);
  });

  it('has an unclear outcome for a customer who has paid and does not wait for the verification', async () => {
    const stop = new AbortController();
    const answers = [{ status: true, data: providerOrder }, new Response(new ReadableStream())];
    const { dialog, outcome } = await open(() => answers.shift(), new InMemoryBrowser(), stop.signal);
    dialog.options.handler(proof);
    stop.abort();
    expect(await outcome).toEqual(right({ kind: 'Unclear', orderId: '77' }));
  });

  it.each(['blocked', 'empty', 'broken'] as const)('is unreachable when its script is %s', async (state) => {
    script.state = state;
    const { prepared } = await prepareOn({ status: true, data: providerOrder });
    if (!isRight(prepared)) throw new Error('The payment was not prepared.');
    expect(await prepared.right.start()).toEqual(left(gatewayError('Unreachable')));
    expect(document.querySelectorAll('script[src*="razorpay"]').length).toBeLessThan(2);
  });
});
