import type { Analytics } from '../../application/ports/Analytics';

/** Where a deployment has no analytics: nothing is counted, nothing leaves. */
export class NoAnalytics implements Analytics {
  identify(): void {}
  track(): void {}
  pageViewed(): void {}
  reset(): void {}
}
