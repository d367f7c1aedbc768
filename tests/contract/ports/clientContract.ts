import { left } from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { expect } from 'vitest';
import { cartLineId } from '../../../src/domain/cart/cart';
import { lineOf } from '../../../src/domain/catalogue/proceed';
import { aSubService } from '../../domain/catalogue/aService';
import { anOrder } from '../../domain/checkout/builders';
import type { Backend, Line } from '../backend';
import { failureOf, freshKey } from '../expectations';
import type { Gateways } from '../httpGateways';
import { readCalls, type WireCall, wireCalls } from '../mutation/wireCalls';
import { describe, it } from '../suite';
import { cancelledReads } from './cancelContract';

const lost: typeof fetch = () => Promise.reject(new TypeError('The line is lost.'));

/** Answers nothing before the request is aborted. */
const silent: typeof fetch = (input, init) =>
  new Promise((_, reject) => {
    new Request(input, init).signal.addEventListener('abort', () =>
      reject(new DOMException('Aborted.', 'AbortError')),
    );
  });

interface Sent {
  /** What tells one request from another. */
  readonly asks: string;
  readonly headers: string;
}

/** A line that sends by the given function, and what has been sent over it. */
const watchedLine = (send: typeof fetch, given: Partial<Line> = {}) => {
  const sent: Sent[] = [];
  const line: Line = {
    isOver: () => false,
    language: () => 'en-IN',
    send: async (input, init) => {
      const request = new Request(input instanceof Request ? input.clone() : input, init);
      const headers = JSON.stringify([...request.headers]);
      sent.push({ asks: `${request.method} ${request.url} ${await request.text()}`, headers });
      return send(input, init);
    },
    ...given,
  };
  return { line, sent };
};

/** How often the request was sent that was sent most often. */
const mostOften = (sent: readonly Sent[]): number =>
  Math.max(0, ...sent.map(({ asks }) => sent.filter((one) => one.asks === asks).length));

/** These go by XMLHttpRequest, which alone tells of progress. */
const uploads: ReadonlySet<string> = new Set(['cabinet upload', 'document uploaded', 'profile saved']);

/** A backend may take them as reads or as writes. */
const questions: ReadonlySet<string> = new Set(['known number', 'price']);

/** Some backends are asked for a secret before a write, which is a read. */
const isGet = ({ asks }: Sent): boolean => asks.startsWith('GET ');

const isRead = (call: WireCall): boolean => readCalls.includes(call);

const lostLines = (open: () => Backend): void => {
  describe('on a lost line', () => {
    for (const call of wireCalls.filter(({ name }) => !uploads.has(name)))
      it(`${call.name} is Unreachable, and ${isRead(call) ? 'sent again' : 'not written again'}`, async () => {
        const { line, sent } = watchedLine(lost);
        const failure = await failureOf(call.call(open().overLine(line).ports));
        expect(failure).toMatchObject({ kind: 'Unreachable' });
        expect(mostOften(sent)).toBeGreaterThanOrEqual(isRead(call) ? 2 : 1);
        expect(mostOften(sent)).toBeLessThanOrEqual(3);
        if (isRead(call) || questions.has(call.name)) return;
        expect(mostOften(sent.filter((one) => !isGet(one)))).toBeLessThanOrEqual(1);
      });
  });
};

type Stoppable = (of: Gateways, signal: AbortSignal) => TaskEither<unknown, unknown>;

const added = lineOf(aSubService({ id: '31' }), { amount: aSubService().basePrice, questions: [] });

const stoppable: Readonly<Record<string, Stoppable>> = {
  ...cancelledReads,
  'an addition': (of, signal) => of.submissions.addToCart(added, freshKey(), signal),
  'a removal': (of, signal) => of.cart.remove(cartLineId('1'), signal),
  'an order': (of, signal) => of.orders.place(anOrder(), freshKey(), signal),
};

/** Long for what has nothing to wait for. */
const LONGEST_MS = 500;

const inTime = <A>(outcome: Promise<A>): Promise<A | 'still under way'> =>
  Promise.race([
    outcome,
    new Promise<'still under way'>((resolve) => setTimeout(resolve, LONGEST_MS, 'still under way')),
  ]);

const abortedCalls = (open: () => Backend): void => {
  describe('cancelled under way', () => {
    for (const [name, call] of Object.entries(stoppable))
      it(`${name} ends at once, without a message`, async () => {
        const source = new AbortController();
        const { promise: asked, resolve } = Promise.withResolvers<void>();
        const { line } = watchedLine((input, init) => {
          resolve();
          return silent(input, init);
        });
        const outcome = call(open().overLine(line).ports, source.signal)();
        expect(await inTime(Promise.race([asked, outcome]))).toBeUndefined();
        source.abort();
        expect(await inTime(outcome)).toEqual(left({ kind: 'Cancelled', message: '' }));
      });
  });
};

/** What a client does alike for every call is tried on a list, a record and a write. */
const sample = wireCalls.filter(({ name }) => ['orders', 'cart', 'line removed'].includes(name));

const sessions = (open: () => Backend): void => {
  describe('of a session', () => {
    for (const { name, call } of sample) {
      it(`that is over, ${name} is Unauthorized and not sent`, async () => {
        let isOver = false;
        const { line, sent } = watchedLine(lost, { isOver: () => isOver });
        const { ports } = open().overLine(line);
        isOver = true;
        expect(await failureOf(call(ports))).toMatchObject({ kind: 'Unauthorized' });
        expect(sent).toEqual([]);
      });

      it(`that the backend refuses, ${name} is reported as Unauthorized`, async () => {
        let reports = 0;
        const { line } = watchedLine((input, init) => fetch(input, init));
        const { ports, unauthorizedCalls } = open().overLine(line);
        unauthorizedCalls.onUnauthorized(() => {
          reports += 1;
        });
        expect(await failureOf(call(ports))).toMatchObject({ kind: 'Unauthorized' });
        expect(reports).toBeGreaterThan(0);
      });
    }
  });
};

const languages = (open: () => Backend): void => {
  const namesHindi = async (tag: string): Promise<boolean> => {
    const { line, sent } = watchedLine(lost, { language: () => tag });
    await failureOf(open().overLine(line).ports.catalogue.services());
    return sent.some(({ asks, headers }) => /\bhi\b/.test(asks + headers));
  };
  describe('the language', () => {
    it('of the portal is named by a call', async () => {
      expect([await namesHindi('hi-IN'), await namesHindi('en-IN')]).toEqual([true, false]);
    });
  });
};

/** Contract of what all ports of a backend share: how their client goes on where the line or the session does not. */
export const clientContract = (open: () => Backend): void => {
  describe('The client', () => {
    lostLines(open);
    abortedCalls(open);
    sessions(open);
    languages(open);
  });
};
