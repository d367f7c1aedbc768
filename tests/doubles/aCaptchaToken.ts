import type { CaptchaToken } from '../../src/application/ports/Captcha';

export interface CountedCaptchaToken extends CaptchaToken {
  resets: number;
}

/** A passed captcha with this token, which counts its resets. */
export const aCaptchaToken = (token = 'token'): CountedCaptchaToken => {
  const captcha: CountedCaptchaToken = {
    resets: 0,
    token: () => token,
    reset: () => {
      captcha.resets += 1;
    },
  };
  return captcha;
};
