import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaState } from '../../../src/application/ports/Captcha';
import { AltchaCaptcha } from '../../../src/infrastructure/captcha/AltchaCaptcha';
import { MissingCode } from '../../../src/infrastructure/system/MissingCode';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';

const NOW = '2026-11-20T09:35:00Z';
const SERVER_DATE = 'Fri, 20 Nov 2026 09:35:00 GMT';
const MINUTE_MS = 60_000;

const DAY_MS = 24 * 60 * MINUTE_MS;
const deviceClocks = [
  ['eleven minutes fast', 11 * MINUTE_MS],
  ['eleven minutes slow', -11 * MINUTE_MS],
  ['five and a half hours fast', 330 * MINUTE_MS],
  ['five and a half hours slow', -330 * MINUTE_MS],
  ['a day fast', DAY_MS],
  ['a day slow', -DAY_MS],
  ['thirty days slow', -30 * DAY_MS],
  ['a year fast', 365 * DAY_MS],
  ['a year slow', -365 * DAY_MS],
  ['ten years fast', 3650 * DAY_MS],
  ['ten years slow', -3650 * DAY_MS],
] as const;

const answer = (body: unknown, headers: Readonly<Record<string, string>> = { Date: SERVER_DATE }): Response =>
  new Response(JSON.stringify(body), { headers });

afterEach(() => void vi.useRealTimers());

describe('the proof of work behind the portal’s own checkbox', () => {
  let passedMs: number;
  let isSecure: boolean;
  let timer: InMemoryTimer;
  let states: CaptchaState[];
  let fetchOnce: ReturnType<typeof vi.fn<typeof fetch>>;
  let solve: ReturnType<typeof vi.fn<(challenge: unknown, signal: AbortSignal) => Promise<unknown>>>;
  let reload: ReturnType<typeof vi.fn<() => Promise<boolean>>>;
  let captcha: AltchaCaptcha;
  let close: () => void;

  const challenge = {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      nonce: 'aa',
      salt: 'bb',
      cost: 1,
      keyPrefix: '00',
      expiresAt: (Date.parse(NOW) + 10 * MINUTE_MS) / 1000,
    },
    signature: 'signed',
  };

  const begin = (): void => {
    const settings = { challenge: '/captcha', fetchOnce, solve, timer, reload, isSecure };
    captcha = new AltchaCaptcha({ ...settings, sincePageBegan: () => passedMs });
    close = captcha.open(null, (state) => void states.push(state));
  };

  beforeEach(() => {
    passedMs = 5000;
    isSecure = true;
    timer = new InMemoryTimer();
    states = [];
    fetchOnce = vi.fn<typeof fetch>(() => Promise.resolve(answer(challenge)));
    reload = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
    solve = vi.fn<(challenge: unknown, signal: AbortSignal) => Promise<unknown>>(() =>
      Promise.resolve({ counter: 7, derivedKey: '00ff' }),
    );
    begin();
  });

  const pass = async (): Promise<void> => {
    captcha.start();
    await expect.poll(() => states.at(-1)).toBe('passed');
  };

  it('has no token and makes no call until the box is ticked', () => {
    expect([captcha.token(), states, fetchOnce.mock.calls.length]).toEqual(['', ['waiting'], 0]);
  });

  it('returns a token of the unchanged challenge and its solution', async () => {
    await pass();
    expect(states).toEqual(['waiting', 'checking', 'passed']);
    expect(JSON.parse(atob(captcha.token()))).toEqual({
      challenge,
      solution: { counter: 7, derivedKey: '00ff' },
    });
    expect(fetchOnce).toHaveBeenCalledExactlyOnceWith(
      '/captcha',
      expect.objectContaining({ cache: 'no-store' }),
    );
  });

  it('needs a new challenge after a reset', async () => {
    await pass();
    captcha.reset();
    expect([captcha.token(), states.at(-1)]).toEqual(['', 'waiting']);
    await pass();
    expect(fetchOnce).toHaveBeenCalledTimes(2);
  });

  it('loses its token when the challenge expires, and says so [CAPT-02]', async () => {
    await pass();
    passedMs += 10 * MINUTE_MS;
    expect(captcha.token()).toBe('');
    timer.pass(10 * MINUTE_MS);
    expect(states.at(-1)).toBe('expired');
  });

  it('counts how long a challenge lasts from its arrival, not from its solution [CAPT-02]', async () => {
    solve.mockImplementationOnce(() => {
      passedMs += 4 * MINUTE_MS;
      return Promise.resolve({ counter: 1 });
    });
    await pass();
    timer.pass(6 * MINUTE_MS);
    expect(states.at(-1)).toBe('expired');
  });

  it.each(deviceClocks)(
    'stays passed as long where the device’s clock is %s [ENTRY-03]',
    async (_, shift) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOW) + shift });
      await pass();
      timer.pass(10 * MINUTE_MS - 1);
      expect([captcha.token() === '', states.at(-1)]).toEqual([false, 'passed']);
      timer.pass(1);
      expect(states.at(-1)).toBe('expired');
    },
  );

  it.each([
    ['cannot be read', {}],
    ['is later than the challenge', { Date: 'Fri, 20 Nov 2026 10:35:00 GMT' }],
  ])('leaves it to the server to refuse a token where its date %s [ENTRY-03]', async (_, headers) => {
    fetchOnce.mockResolvedValueOnce(answer(challenge, headers));
    await pass();
    timer.pass(60 * MINUTE_MS);
    expect([captcha.token() === '', states.at(-1)]).toEqual([false, 'passed']);
  });

  it('says that it cannot run at an address without https, and makes no call [ENTRY-10]', () => {
    isSecure = false;
    begin();
    captcha.start();
    captcha.reset();
    expect([states.slice(1), fetchOnce.mock.calls.length]).toEqual([['insecure', 'insecure', 'insecure'], 0]);
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error', () => Promise.resolve(new Response('{}', { status: 503 }))],
    ['HTML', () => Promise.resolve(new Response('<p>busy</p>'))],
    ['another shape', () => Promise.resolve(new Response('{"parameters":{}}'))],
  ])(
    'reports that no challenge could be fetched because of %s, and can be retried',
    async (_why, response) => {
      fetchOnce.mockImplementationOnce(response);
      captcha.start();
      await expect.poll(() => states.at(-1)).toBe('failed');
      expect(captcha.token()).toBe('');
      await pass();
      expect(captcha.token()).not.toBe('');
    },
  );

  it('fails when no solution is found', async () => {
    solve.mockRejectedValueOnce(new Error('no solution'));
    captcha.start();
    await expect.poll(() => states.at(-1)).toBe('failed');
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays in checking while the page reloads for a missing worker', async () => {
    reload.mockResolvedValueOnce(true);
    solve.mockRejectedValue(new MissingCode());
    captcha.start();
    await expect.poll(() => reload).toHaveBeenCalledTimes(1);
    expect(states.at(-1)).toBe('checking');
    captcha.start();
    await expect.poll(() => states.at(-1)).toBe('failed');
  });

  it('keeps an unused token for the next form', async () => {
    await pass();
    const token = captcha.token();
    close();
    captcha.open(null, (state) => void states.push(state));
    expect([captcha.token(), states.at(-1)]).toEqual([token, 'passed']);
  });

  it('stops the work and reports nothing more once it is closed', async () => {
    const answers: ((solution: unknown) => void)[] = [];
    solve.mockReturnValueOnce(new Promise((resolve) => void answers.push(resolve)));
    captcha.start();
    await expect.poll(() => solve).toHaveBeenCalled();
    close();
    answers[0]?.({ counter: 1 });
    await Promise.resolve();
    await Promise.resolve();
    expect(solve.mock.calls[0]?.[1].aborted).toBe(true);
    expect(captcha.token()).toBe('');
    expect(states).toEqual(['waiting', 'checking']);
  });
});
