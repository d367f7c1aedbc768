import type { Analytics, AnalyticsDetails, AnalyticsEvent } from '../../src/application/ports/Analytics';
import type { User } from '../../src/domain/session/user';

/** Analytics that records all events. */
export class InMemoryAnalytics implements Analytics {
  readonly identified: User[] = [];
  readonly events: { readonly event: AnalyticsEvent; readonly details: AnalyticsDetails }[] = [];
  readonly pages: string[] = [];
  resets = 0;

  identify(user: User): void {
    this.identified.push(user);
  }

  track(event: AnalyticsEvent, details: AnalyticsDetails = {}): void {
    this.events.push({ event, details });
  }

  pageViewed(path: string): void {
    this.pages.push(path);
  }

  reset(): void {
    this.resets += 1;
  }
}
