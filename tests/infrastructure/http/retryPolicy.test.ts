import { left, right } from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gatewayError } from '../../../src/application/ports/gatewayError';
import { gapBeforeNextRead, readingFetch } from '../../../src/infrastructure/http/retryPolicy';
import { clientOf } from './apiServer';

type Attempt = number | 'lost' | Response;

const answering = (attempts: readonly Attempt[], random = 1) => {
  const at: number[] = [];
  const fetchOnce = vi.fn<typeof fetch>((): Promise<Response> => {
    const attempt = attempts[Math.min(at.length, attempts.length - 1)] ?? 200;
    at.push(Date.now());
    if (attempt === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(
      typeof attempt === 'number' ? new Response('{}', { status: attempt }) : attempt.clone(),
    );
  });
  const { api } = clientOf({ fetchOnce, read: readingFetch(fetchOnce, () => random) });
  const gaps = (): readonly number[] => at.slice(1).map((moment, place) => moment - (at[place] ?? 0));
  return { api, count: () => at.length, gaps };
};

const retryAfter = (value: string): Response =>
  new Response('{}', { status: 503, headers: { 'Retry-After': value } });

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-20T09:35:00Z') }));
afterEach(() => void vi.useRealTimers());

const settled = async <A>(promise: Promise<A>): Promise<A> => {
  await vi.advanceTimersByTimeAsync(60_000);
  return promise;
};

describe('a failed GET', () => {
  it.each([429, 502, 503, 504, 'lost'] as const)(
    'is sent three times in all on %s [HTTP-11]',
    async (attempt) => {
      const { api, count } = answering([attempt]);
      await settled(api.get('x')());
      expect(count()).toBe(3);
    },
  );

  it.each([400, 401, 403, 404, 409, 422, 500, 501])('is sent once on %d [HTTP-11]', async (status) => {
    const { api, count } = answering([status]);
    await settled(api.get('x')());
    expect(count()).toBe(1);
  });

  it('waits longer each time [HTTP-11]', async () => {
    const { api, gaps } = answering([503]);
    await settled(api.get('x')());
    expect(gaps()).toEqual([300, 600]);
  });

  it('uses the response of a repeat and logs no failure for the earlier ones', async () => {
    const { api, count } = answering(['lost', 200]);
    expect(await settled(api.get('x')())).toEqual(right({}));
    expect(count()).toBe(2);
  });

  it('waits as many seconds as Retry-After gives', async () => {
    const { api, gaps } = answering([retryAfter('2'), 200]);
    await settled(api.get('x')());
    expect(gaps()).toEqual([2000]);
  });

  it('waits until the time that Retry-After gives', async () => {
    const { api, gaps } = answering([retryAfter('Fri, 20 Nov 2026 09:35:03 GMT'), 200]);
    await settled(api.get('x')());
    expect(gaps()).toEqual([3000]);
  });

  it('reads that time by the date of the same answer, whatever the device says [ENTRY-03]', async () => {
    const headers = { 'Retry-After': 'Thu, 19 Nov 2026 09:35:03 GMT', Date: 'Thu, 19 Nov 2026 09:35:00 GMT' };
    const { api, gaps } = answering([new Response('{}', { status: 503, headers }), 200]);
    await settled(api.get('x')());
    expect(gaps()).toEqual([3000]);
  });

  it('is not repeated when the server asks for a longer pause than a customer would wait', async () => {
    const { api, count } = answering([retryAfter('120')]);
    await settled(api.get('x')());
    expect(count()).toBe(1);
  });

  it('ignores an unreadable Retry-After', async () => {
    const { api, gaps } = answering([retryAfter('soon'), 200]);
    await settled(api.get('x')());
    expect(gaps()).toEqual([300]);
  });

  it('is never repeated after an abort, which ends it at once', async () => {
    const { api, count } = answering([503]);
    const controller = new AbortController();
    const { signal } = controller;
    const cancel = (): void => controller.abort();
    const asking = api.get('x', { signal })();
    await vi.advanceTimersByTimeAsync(100);
    cancel();
    expect(await asking).toEqual(left(gatewayError('Cancelled')));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(count()).toBe(1);
  });
});

const gap = (random: number, attempt: number): number =>
  gapBeforeNextRead(() => random)(attempt, new TypeError('lost'), null);

describe('the pause before a repeat', () => {
  it('is random between zero and 0.3 s × 2ⁿ, at most 4 s', () => {
    expect([0, 1, 2, 3, 4, 9].map((attempt) => gap(1, attempt))).toEqual([300, 600, 1200, 2400, 4000, 4000]);
    expect([0, 1, 2].map((attempt) => gap(0, attempt))).toEqual([0, 0, 0]);
    expect(gap(0.5, 1)).toBe(300);
  });
});

describe('a failed POST or DELETE', () => {
  it.each([429, 500, 502, 503, 504, 'lost'] as const)(
    'is never repeated on %s [HTTP-11]',
    async (attempt) => {
      const post = answering([attempt]);
      const removal = answering([attempt]);
      await settled(post.api.post('place-order', {})());
      await settled(removal.api.delete('remove-cart-item/1')());
      expect([post.count(), removal.count()]).toEqual([1, 1]);
    },
  );
});
