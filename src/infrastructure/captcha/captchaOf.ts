import type { Captcha } from '../../application/ports/Captcha';
import type { Clock } from '../../application/ports/Clock';
import type { Timer } from '../../application/ports/Timer';
import type { VendorChoice } from '../vendors/vendors';
import { AltchaCaptcha } from './AltchaCaptcha';
import { solveInWorkers } from './altchaWorkers';
import { RecaptchaCaptcha } from './RecaptchaCaptcha';
import { loadRecaptcha } from './recaptchaScript';

interface Dependencies {
  readonly clock: Clock;
  readonly timer: Timer;
  /** Reloads the page for code that a release has removed. */
  readonly reload: () => Promise<boolean>;
}

/** The captcha that the configuration names; one without an adapter here does not compile. */
export const captchaOf = (
  chosen: VendorChoice<'captcha'>,
  { clock, timer, reload }: Dependencies,
): Captcha => {
  switch (chosen.provider) {
    case 'recaptcha':
      return new RecaptchaCaptcha({ siteKey: chosen.siteKey, load: loadRecaptcha, timer });
    case 'altcha':
      return new AltchaCaptcha({
        challenge: chosen.challenge,
        fetchOnce: window.fetch.bind(window),
        solve: solveInWorkers,
        clock,
        timer,
        reload,
      });
  }
};
