import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebOtpCodes } from '../../../src/infrastructure/system/WebOtpCodes';

type Get = (request: { readonly otp: unknown; readonly signal: AbortSignal }) => Promise<unknown>;

const withCredentials = (get: Get): void => {
  vi.stubGlobal('navigator', { credentials: { get } });
};

const settle = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

afterEach(() => vi.unstubAllGlobals());

describe('WebOTP', () => {
  it('asks for a code of a text message, and tells it [ENTRY-11]', async () => {
    const get = vi.fn<Get>(() => Promise.resolve({ type: 'otp', code: '473101' }));
    withCredentials(get);
    const codes: string[] = [];
    new WebOtpCodes().next((code) => codes.push(code));
    await settle();
    expect(codes).toEqual(['473101']);
    expect(get.mock.calls[0]?.[0].otp).toEqual({ transport: ['sms'] });
  });

  it('stops the browser when nobody waits any more, and tells no late code [ENTRY-11]', async () => {
    const answers: ((credential: unknown) => void)[] = [];
    const signals: AbortSignal[] = [];
    withCredentials(({ signal }) => {
      signals.push(signal);
      return new Promise((resolve) => void answers.push(resolve));
    });
    const codes: string[] = [];
    const stop = new WebOtpCodes().next((code) => codes.push(code));
    stop();
    answers[0]?.({ code: '473101' });
    await settle();
    expect([signals[0]?.aborted, codes]).toEqual([true, []]);
  });

  it.each([
    ['refuses', () => Promise.reject(new DOMException('no', 'NotSupportedError'))],
    ['has none', () => Promise.resolve(null)],
    ['gives something else', () => Promise.resolve({ type: 'password' })],
  ] as const)('tells nothing where the browser %s', async (_name, get) => {
    withCredentials(get);
    const onCode = vi.fn<(code: string) => void>();
    new WebOtpCodes().next(onCode);
    await settle();
    expect(onCode).not.toHaveBeenCalled();
  });

  it('does nothing where the page may read no credentials', () => {
    vi.stubGlobal('navigator', {});
    expect(() => new WebOtpCodes().next(() => undefined)()).not.toThrow();
  });
});
