import type { Analytics, AnalyticsDetails, AnalyticsEvent } from '../../application/ports/Analytics';
import type { Log } from '../../application/ports/Log';
import type { User } from '../../domain/session/user';

/**
 * Each event to an address of the deployment's own by sendBeacon, which outlives the page. Of the customer it
 * says the id alone.
 */
export class BeaconAnalytics implements Analytics {
  private customer: string | null = null;

  constructor(private readonly settings: { readonly address: string; readonly log: Log }) {}

  identify(user: User): void {
    this.customer = user.id;
  }

  track(event: AnalyticsEvent, details: AnalyticsDetails = {}): void {
    this.send(event, details);
  }

  pageViewed(path: string): void {
    this.send('Page Viewed', { path });
  }

  reset(): void {
    this.customer = null;
  }

  private send(event: string, details: AnalyticsDetails): void {
    const body = JSON.stringify({ event, customer: this.customer, details });
    // As text the event needs no permission of a server on another origin.
    if (!navigator.sendBeacon(this.settings.address, body))
      this.settings.log.failure('An event could not be told to analytics.');
  }
}
