import type { Captcha } from '../../application/ports/Captcha';
import type { Timer } from '../../application/ports/Timer';
import type { VendorChoice } from '../vendors/vendors';
import { CaptchaOnDemand } from './CaptchaOnDemand';
import { keptTick } from './keptTick';

interface Dependencies {
  readonly timer: Timer;
  /** Reloads the page for code that a release has removed. */
  readonly reload: () => Promise<boolean>;
}

/** The captcha that the configuration names, and no code of another; one without an adapter here does not compile. */
export const captchaOf = (chosen: VendorChoice<'captcha'>, { timer, reload }: Dependencies): Captcha => {
  const tick = keptTick();
  const reloadTicked = (): Promise<boolean> => tick.over(reload);
  switch (chosen.provider) {
    case 'recaptcha':
      return new CaptchaOnDemand({
        presentation: 'widget',
        load: async () => (await import('./recaptcha')).recaptchaOf(chosen.siteKey, timer),
        wasTicked: () => false,
        reload,
      });
    case 'altcha':
      return new CaptchaOnDemand({
        presentation: 'checkbox',
        load: async () =>
          (await import('./altcha')).altchaOf({ challenge: chosen.challenge, timer, reload: reloadTicked }),
        wasTicked: tick.take,
        reload: reloadTicked,
      });
  }
};
