import type { Analytics, AnalyticsDetails, AnalyticsEvent } from '../../application/ports/Analytics';
import type { Log } from '../../application/ports/Log';
import type { Timer } from '../../application/ports/Timer';
import type { User } from '../../domain/session/user';

/** The part of Mixpanel's core build that the portal uses. */
export interface Mixpanel {
  readonly init: (token: string, options: MixpanelOptions) => unknown;
  readonly identify: (id: string) => unknown;
  readonly people: { readonly set: (properties: Readonly<Record<string, string>>) => unknown };
  readonly track: (event: string, properties: AnalyticsDetails) => unknown;
  readonly reset: () => unknown;
}

/** Debug on, automatic page views, local-storage persistence (ANLY-06). */
interface MixpanelOptions {
  readonly debug: true;
  readonly track_pageview: true;
  readonly persistence: 'localStorage';
  readonly batch_requests: false;
  readonly api_transport: 'sendBeacon';
}

// Send events at once by sendBeacon, which outlives the page: a queue in storage is lost or left locked when
// the page closes.
const OPTIONS: MixpanelOptions = {
  debug: true,
  track_pageview: true,
  persistence: 'localStorage',
  batch_requests: false,
  api_transport: 'sendBeacon',
};

export interface MixpanelSettings {
  readonly token: string;
  readonly load: () => Promise<Mixpanel>;
  readonly timer: Timer;
  readonly log: Log;
}

/** The vendor's code is fetched this long after start, so that it does not delay the page. */
const START_MS = 2000;

/**
 * Mixpanel, loaded once the page is shown or at the customer's first action, since the page may close soon
 * after. Earlier events are queued and sent in order once it is loaded.
 */
export class MixpanelAnalytics implements Analytics {
  private readonly mixpanel: Promise<Mixpanel | undefined>;
  private start: () => void = () => undefined;

  constructor(private readonly settings: MixpanelSettings) {
    const due = new Promise<void>((resolve) => {
      this.start = resolve;
    });
    this.mixpanel = due.then(() => this.begin());
    settings.timer.after(START_MS, () => this.start());
  }

  identify(user: User): void {
    this.send((mixpanel) => {
      mixpanel.identify(user.id);
      mixpanel.people.set({ $email: user.email, $name: user.displayName, $phone: user.phone });
    });
  }

  track(event: AnalyticsEvent, details: AnalyticsDetails = {}): void {
    this.start();
    this.send((mixpanel) => mixpanel.track(event, details));
  }

  // The vendor's automatic page views have another event name, so that neither counts twice (AMB-48).
  pageViewed(path: string): void {
    this.send((mixpanel) => mixpanel.track('Page Viewed', { path }));
  }

  reset(): void {
    this.send((mixpanel) => mixpanel.reset());
  }

  private async begin(): Promise<Mixpanel | undefined> {
    try {
      const mixpanel = await this.settings.load();
      mixpanel.init(this.settings.token, OPTIONS);
      return mixpanel;
    } catch {
      this.settings.log.failure('Analytics could not be loaded.');
      return undefined;
    }
  }

  private send(act: (mixpanel: Mixpanel) => unknown): void {
    void this.whenThere(act);
  }

  private async whenThere(act: (mixpanel: Mixpanel) => unknown): Promise<void> {
    const mixpanel = await this.mixpanel;
    if (mixpanel === undefined) return;
    try {
      act(mixpanel);
    } catch {
      this.settings.log.failure('An event could not be told to analytics.');
    }
  }
}
