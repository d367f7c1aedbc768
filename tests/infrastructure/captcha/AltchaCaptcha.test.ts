import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CaptchaState } from '../../../src/application/ports/Captcha';
import { AltchaCaptcha } from '../../../src/infrastructure/captcha/AltchaCaptcha';
import { MissingCode } from '../../../src/infrastructure/system/MissingCode';
import { FixedClock } from '../../doubles/FixedClock';
import { InMemoryTimer } from '../../doubles/InMemoryTimer';

const NOW = '2026-11-20T09:35:00Z';
const MINUTE_MS = 60_000;

describe('the proof of work behind the portal’s own checkbox', () => {
  let clock: FixedClock;
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

  beforeEach(() => {
    clock = new FixedClock(NOW);
    timer = new InMemoryTimer();
    states = [];
    fetchOnce = vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(challenge))));
    reload = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
    solve = vi.fn<(challenge: unknown, signal: AbortSignal) => Promise<unknown>>(() =>
      Promise.resolve({ counter: 7, derivedKey: '00ff' }),
    );
    captcha = new AltchaCaptcha({ challenge: '/captcha', fetchOnce, solve, clock, timer, reload });
    close = captcha.open(null, (state) => void states.push(state));
  });

  const pass = async (): Promise<void> => {
    captcha.start();
    await vi.waitFor(() => expect(states.at(-1)).toBe('passed'));
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

  it('loses its token when the challenge expires [CAPT-02]', async () => {
    await pass();
    clock.pass(10 * MINUTE_MS);
    expect(captcha.token()).toBe('');
    timer.pass(10 * MINUTE_MS);
    expect(states.at(-1)).toBe('waiting');
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
      await vi.waitFor(() => expect(states.at(-1)).toBe('failed'));
      expect(captcha.token()).toBe('');
      await pass();
      expect(captcha.token()).not.toBe('');
    },
  );

  it('fails when no solution is found', async () => {
    solve.mockRejectedValueOnce(new Error('no solution'));
    captcha.start();
    await vi.waitFor(() => expect(states.at(-1)).toBe('failed'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays in checking while the page reloads for a missing worker', async () => {
    reload.mockResolvedValueOnce(true);
    solve.mockRejectedValue(new MissingCode());
    captcha.start();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(states.at(-1)).toBe('checking');
    captcha.start();
    await vi.waitFor(() => expect(states.at(-1)).toBe('failed'));
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
    await vi.waitFor(() => expect(solve).toHaveBeenCalled());
    close();
    answers[0]?.({ counter: 1 });
    await Promise.resolve();
    await Promise.resolve();
    expect(solve.mock.calls[0]?.[1].aborted).toBe(true);
    expect(captcha.token()).toBe('');
    expect(states).toEqual(['waiting', 'checking']);
  });
});
