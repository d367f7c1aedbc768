import type { Captcha } from '../../application/ports/Captcha';
import { AltchaCaptcha, type AltchaSettings } from './AltchaCaptcha';
import { solveInWorkers } from './altchaWorkers';

/** ALTCHA on its own workers. */
export const altchaOf = (settings: Pick<AltchaSettings, 'challenge' | 'timer' | 'reload'>): Captcha =>
  new AltchaCaptcha({
    ...settings,
    fetchOnce: window.fetch.bind(window),
    solve: solveInWorkers,
    sincePageBegan: () => performance.now(),
    isSecure: window.isSecureContext,
  });
