import { toNullable } from 'fp-ts/Option';
import type { Analytics, AnalyticsDetails, AnalyticsEvent } from '../../application/ports/Analytics';
import type { Log } from '../../application/ports/Log';
import type { SessionStorage } from '../../application/ports/SessionStorage';

/**
 * Each event to an address of the deployment's own by sendBeacon, which outlives the page. Of the customer it
 * says the id alone, read from storage with each event, since a payment returns to a new page.
 */
export class BeaconAnalytics implements Analytics {
  constructor(
    private readonly deps: { readonly address: string; readonly log: Log; readonly storage: SessionStorage },
  ) {}

  identify(): void {}

  track(event: AnalyticsEvent, details: AnalyticsDetails = {}): void {
    this.send(event, details);
  }

  pageViewed(path: string): void {
    this.send('Page Viewed', { path });
  }

  reset(): void {}

  private send(event: string, details: AnalyticsDetails): void {
    const { address, log, storage } = this.deps;
    // A customer whose id is not found has an empty one.
    const customer = toNullable(storage.user())?.id || null;
    const body = JSON.stringify({ event, customer, details });
    // As text the event needs no permission of a server on another origin.
    if (!navigator.sendBeacon(address, body)) log.failure('An event could not be told to analytics.');
  }
}
