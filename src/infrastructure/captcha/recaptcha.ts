import type { Captcha } from '../../application/ports/Captcha';
import type { Timer } from '../../application/ports/Timer';
import { RecaptchaCaptcha } from './RecaptchaCaptcha';
import { loadRecaptcha } from './recaptchaScript';

/** Google's captcha on its own script. */
export const recaptchaOf = (siteKey: string, timer: Timer): Captcha =>
  new RecaptchaCaptcha({ siteKey, load: loadRecaptcha, timer });
