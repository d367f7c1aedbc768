import { type Either, isLeft, isRight } from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfiguration, type OnLost } from '../../../src/infrastructure/config/loadConfiguration';

const WELL = {
  brand: { name: 'Sahayak' },
  captcha: { provider: 'altcha', challenge: '/captcha' },
  payment: { provider: 'payu', key: 'k', action: '/pay' },
};

type Answer = () => Promise<Response>;
type Told = Parameters<OnLost>[0];

const html: Answer = () =>
  Promise.resolve(new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }));
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const broken: Answer = () =>
  Promise.resolve(new Response('{"brand":', { headers: { 'Content-Type': 'application/json' } }));
const status =
  (code: number): Answer =>
  () =>
    Promise.resolve(new Response('{}', { status: code }));
const well: Answer = () => Promise.resolve(Response.json(WELL));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the configuration of a deployment', () => {
  let told: Told[];
  let fetchOnce: ReturnType<typeof vi.fn<typeof fetch>>;

  const reading = (...answers: readonly Answer[]): Promise<Either<unknown, unknown>> => {
    const left = [...answers];
    fetchOnce = vi.fn<typeof fetch>(() => (left.shift() ?? well)());
    told = [];
    return loadConfiguration(fetchOnce, (state) => void told.push(state));
  };

  it('is read from /portal.config.json', async () => {
    expect(isRight(await reading(well))).toBe(true);
    expect([fetchOnce.mock.calls[0]?.[0], told]).toEqual(['/portal.config.json', []]);
  });

  it('is one fault of the operator when it came as JSON and is none', async () => {
    const configuration = await reading(broken);
    expect(isLeft(configuration) && configuration.left).toEqual([
      { key: '/portal.config.json', expected: 'a file with readable JSON' },
    ]);
    expect(told).toEqual([]);
  });

  it.each([
    ['no connection', lost],
    ['500', status(500)],
    ['404', status(404)],
    ['the page of a captive portal', html],
  ])('is a lost connection with %s, and is asked for again by itself [ENTRY-05]', async (_, answer) => {
    const result = reading(answer, answer, well);
    await vi.advanceTimersByTimeAsync(0);
    expect(told.map(({ isTrying }) => isTrying)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(told.map(({ isTrying }) => isTrying)).toEqual([false, true, false]);
    await vi.advanceTimersByTimeAsync(4000);
    expect(isRight(await result)).toBe(true);
    expect(fetchOnce.mock.calls.map(([, init]) => init?.cache)).toEqual(['default', 'no-store', 'no-store']);
  });

  it('is a lost connection where no answer comes, which the next attempt waits for longer [ENTRY-05]', async () => {
    const given: AbortSignal[] = [];
    const unanswered: Answer = () => {
      const signal = fetchOnce.mock.lastCall?.[1]?.signal;
      return new Promise((_, reject) => {
        if (!signal) return;
        given.push(signal);
        signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    };
    const result = reading(unanswered, unanswered, well);
    await vi.advanceTimersByTimeAsync(8000);
    expect([given.map(({ aborted }) => aborted), told.length]).toEqual([[true], 1]);
    await vi.advanceTimersByTimeAsync(2000 + 15_999);
    expect(given.map(({ aborted }) => aborted)).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(1 + 4000);
    expect(isRight(await result)).toBe(true);
  });

  it.each([
    ['Try again', () => told.at(-1)?.tryAgain()],
    ['the browser being online', () => window.dispatchEvent(new Event('online'))],
  ])('is asked for at once by %s [ENTRY-05]', async (_, act) => {
    const result = reading(lost, well);
    await vi.advanceTimersByTimeAsync(0);
    act();
    expect(isRight(await result)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
