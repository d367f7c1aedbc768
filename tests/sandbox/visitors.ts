import type { Answer, Running } from './startSandbox';

/** A browser with its own address: the test's sandbox trusts x-forwarded-for from 127.0.0.1. */
export type Visitor = {
  readonly post: (path: string, body: object) => Promise<Answer>;
  /** Requests a code with a new captcha. */
  readonly ask: (phone: string) => Promise<Answer>;
  readonly guess: (phone: string, otp: string) => Promise<Answer>;
};

export const BEHIND_PROXY = { trustedProxies: ['127.0.0.1', '::1'] } as const;

/** A visitor at this address. */
export const visitorAt = (running: Running, address: string): Visitor => {
  const headers = { 'x-forwarded-for': address };
  const post = (path: string, body: object): Promise<Answer> => running.post(path, { body, headers });
  return {
    post,
    ask: async (phone) =>
      post('captcha-verfy-and-send-otp', {
        username: phone,
        grecaptcharesponse: await running.captcha(headers),
      }),
    guess: (phone, otp) => post('auth/token', { username: phone, otp }),
  };
};

/** The newest code sent to this number. */
export const newestCode = async (running: Running, phone: string): Promise<string> => {
  const [newest] = (await running.get(`/sandbox/outbox?phone=${encodeURIComponent(phone)}`)).body;
  return /\d{6}/.exec(newest?.text ?? '')?.[0] ?? '';
};

/** A six-digit code that is none of these. */
export const otherThan = (...codes: readonly string[]): string =>
  ['000000', '111111', '222222', '333333'].find((code) => !codes.includes(code)) ?? '';
