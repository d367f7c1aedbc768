import type { Analytics } from '../../application/ports/Analytics';

/** For a deployment without analytics: records and sends nothing. */
export class NoAnalytics implements Analytics {
  identify(): void {}
  track(): void {}
  pageViewed(): void {}
  reset(): void {}
}
