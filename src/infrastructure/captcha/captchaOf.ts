import type { Captcha } from '../../application/ports/Captcha';
import type { Clock } from '../../application/ports/Clock';
import type { Timer } from '../../application/ports/Timer';
import type { VendorChoice } from '../vendors/vendors';
import { CaptchaOnDemand } from './CaptchaOnDemand';

interface Dependencies {
  readonly clock: Clock;
  readonly timer: Timer;
  /** Reloads the page for code that a release has removed. */
  readonly reload: () => Promise<boolean>;
}

/** The captcha that the configuration names, and no code of another; one without an adapter here does not compile. */
export const captchaOf = (
  chosen: VendorChoice<'captcha'>,
  { clock, timer, reload }: Dependencies,
): Captcha => {
  switch (chosen.provider) {
    case 'recaptcha':
      return new CaptchaOnDemand({
        presentation: 'widget',
        load: async () => (await import('./recaptcha')).recaptchaOf(chosen.siteKey, timer),
        reload,
      });
    case 'altcha':
      return new CaptchaOnDemand({
        presentation: 'checkbox',
        load: async () =>
          (await import('./altcha')).altchaOf({ challenge: chosen.challenge, clock, timer, reload }),
        reload,
      });
  }
};
