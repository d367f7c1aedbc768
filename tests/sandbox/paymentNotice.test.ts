import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerOf } from '../contract/expectations';
import { everyProvider, playedProviders } from '../contract/payment/playedProviders';
import type { Notice } from '../contract/payment/playedProvider';
import { decideAt, losing, stateAt, tillOf } from '../contract/payment/till';
import { sandboxBackend } from '../contract/sandboxBackend';
import { atGateway, newCustomer, orderOf, press, tasksOf } from './shopping';
import { PAYMENT_SECRET as secret, type Running, startSandbox } from './startSandbox';

/** How long the stand-ins wait before the first attempt; each later one waits twice as long. */
const DELAY = 5000;
const ATTEMPTS = 7;

const send = globalThis.fetch;
let running: Running;
beforeAll(async () => {
  running = await startSandbox({ furtherProviders: everyProvider });
});
afterAll(() => running.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const addressOf = (input: Parameters<typeof fetch>[0]): URL =>
  new URL(input instanceof Request ? input.url : input);

/** Whether this file's sandbox is called: notices of the sandboxes of earlier files may still be under way. */
const isOurs = ({ port }: URL): boolean => port === new URL(running.origin).port;

/** Keeps what is posted to the path from the shop, which answers with the status. */
const keepNotices = (path: string, status: number): readonly Request[] => {
  const kept: Request[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const address = addressOf(input);
    if (!isOurs(address) || address.pathname !== path) return send(input, init);
    kept.push(new Request(input, init));
    return Promise.resolve(Response.json({}, { status }));
  });
  return kept;
};

const read = async (request: Request | undefined): Promise<Notice> => ({
  headers: Object.fromEntries(request?.headers ?? []),
  body: (await request?.text()) ?? '',
});

describe.each(playedProviders)('the notice of $choice.provider', (provider) => {
  const { path, signed, withAmount, other, takenFor } = provider.notices;

  /** A customer who has paid and never comes back, and the notices of it that the shop has not got. */
  const paidAway = async (status = 200) => {
    const stage = sandboxBackend(running.origin, running.close, running.gateway);
    const at = await tillOf(stage, provider, losing(provider));
    const { payableText } = (await answerOf(at.customer.cart.load())).payment;
    const payable = Math.round(Number(payableText) * 100);
    const kept = keepNotices(path, status);
    const { played } = await decideAt(at, { stage, provider, ending: 'success' });
    await vi.advanceTimersByTimeAsync(DELAY);
    return { at, payable, kept, comeBack: played.comeBack };
  };

  const paid = async () => {
    const { kept, ...rest } = await paidAway();
    expect(kept).toHaveLength(1);
    return { ...rest, notice: await read(kept[0]) };
  };

  const answerTo = async (notice: Notice): Promise<readonly unknown[]> => {
    const response = await send(`${running.origin}${path}`, { method: 'POST', ...notice });
    return [response.status, (await response.json()).status];
  };
  const PAID = [200, 'success'];
  const REFUSED = [400, undefined];

  const sign = (body: string): Notice => signed(body, { secret, now: running.clock.now });
  const forge = (body: string): Notice => signed(body, { secret: 'guessed', now: running.clock.now });

  it('pays the order of a customer who never came back', async () => {
    const { at, notice } = await paid();
    expect(await stateAt(at)).toBe('otherwise');
    expect(await answerTo(notice)).toEqual(PAID);
    expect(await stateAt(at)).toBe('success');
  });

  it('has the signature and the amount of its documents', async () => {
    const { payable, notice } = await paid();
    expect(sign(withAmount?.(notice.body, payable) ?? notice.body)).toEqual(notice);
  });

  it('is refused with another signature, another body or none', async () => {
    const { at, notice } = await paid();
    const forged = forge(notice.body);
    const unsigned = { 'content-type': notice.headers['content-type'] ?? '' };
    expect(await answerTo(forged)).toEqual(REFUSED);
    expect(await answerTo({ ...notice, body: `${forged.body} ` })).toEqual(REFUSED);
    expect(await answerTo({ ...forged, headers: unsigned })).toEqual(REFUSED);
    expect(await answerTo(forge(other))).toEqual(REFUSED);
    expect(await stateAt(at)).toBe('otherwise');
  });

  it('is answered 200 and ignored where it asks for nothing', async () => {
    expect(await answerTo(sign(other))).toEqual([200, 'ignored']);
  });

  it('pays once, before and after the customer comes back', async () => {
    const { at, notice, comeBack } = await paid();
    expect(await answerTo(notice)).toEqual(PAID);
    await comeBack();
    expect(await answerTo(notice)).toEqual(PAID);
    expect(await tasksOf(running, at.customer.token)).toHaveLength(1);
  });

  it.each(withAmount === null ? [] : [withAmount])('pays nothing by another amount', async (change) => {
    const { at, payable, notice } = await paid();
    await answerTo(sign(change(notice.body, payable - 1)));
    expect(await stateAt(at)).not.toBe('success');
  });

  it('pays no order that costs another amount', async () => {
    const { at, payable, notice } = await paid();
    await running.sandbox.context.db
      .updateTable('customer_order')
      .set({ payable_paise: payable + 1 })
      .where('id', '=', Number(at.orderId))
      .execute();
    await answerTo(notice);
    expect(await stateAt(at)).not.toBe('success');
  });

  it.each(takenFor === null ? [] : [takenFor])('is refused when it is older than %i ms', async (age) => {
    const { at, notice } = await paid();
    running.clock.now += age + 1;
    expect(await answerTo(notice)).toEqual(REFUSED);
    expect(await stateAt(at)).toBe('otherwise');
    expect(await answerTo(sign(notice.body))).toEqual(PAID);
  });

  it('is sent again for ten minutes until it is taken, and signed each time', async () => {
    const { at, kept } = await paidAway(503);
    for (let tried = 1; tried < ATTEMPTS; tried += 1) {
      expect(kept).toHaveLength(tried);
      running.clock.now += DELAY * 2 ** tried;
      // oxlint-disable-next-line no-await-in-loop -- each attempt begins the wait for the next
      await vi.advanceTimersByTimeAsync(DELAY * 2 ** tried);
    }
    await vi.advanceTimersByTimeAsync(DELAY * 2 ** ATTEMPTS);
    expect(kept).toHaveLength(ATTEMPTS);
    expect(await answerTo(await read(kept.at(-1)))).toEqual(PAID);
    expect(await stateAt(at)).toBe('success');
  });
});

describe('the notice of a payment', () => {
  it('reaches the shop itself, whatever return addresses the form has', async () => {
    const seen: string[] = [];
    const stranger = createServer((from, to) => {
      seen.push(`${from.method} ${from.url}`);
      to.end();
    }).listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const address = stranger.address();
    const taken = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/taken`;
    const { form } = await orderOf(running, await newCustomer(running));
    const sent = vi.spyOn(globalThis, 'fetch');
    await press(running, (await atGateway(running, { ...form, surl: taken, furl: taken })).page, 'success');
    sent.mockClear();
    await vi.advanceTimersByTimeAsync(DELAY);
    const called = sent.mock.calls.map(([input]) => addressOf(input));
    expect(called.filter(isOurs).map(({ pathname }) => pathname)).toEqual(['/sandbox/payment-notice']);
    expect(called.map(({ href }) => href)).not.toContain(taken);
    stranger.close();
    expect(seen).toEqual([]);
  });
});
