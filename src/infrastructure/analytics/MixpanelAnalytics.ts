import type { Analytics, AnalyticsDetails, AnalyticsEvent } from '../../application/ports/Analytics';
import type { Log } from '../../application/ports/Log';
import type { Timer } from '../../application/ports/Timer';
import type { User } from '../../domain/session/user';

/** What the portal uses of Mixpanel's core build. */
export interface Mixpanel {
  readonly init: (token: string, options: MixpanelOptions) => unknown;
  readonly identify: (id: string) => unknown;
  readonly people: { readonly set: (properties: Readonly<Record<string, string>>) => unknown };
  readonly track: (event: string, properties: AnalyticsDetails) => unknown;
  readonly reset: () => unknown;
}

/** As the specification's section 9 has it: debug on, automatic page views, local-storage persistence. */
interface MixpanelOptions {
  readonly debug: true;
  readonly track_pageview: true;
  readonly persistence: 'localStorage';
  readonly batch_requests: false;
  readonly api_transport: 'sendBeacon';
}

// Sent as they happen, by what outlives the page: a queue kept in storage is lost or left locked when a page goes.
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

/** The page comes first: the vendor's code is fetched this much later. */
const START_MS = 2000;

/**
 * Mixpanel, loaded when the page has been shown, or at the first thing that the customer does: the page may be gone soon
 * after. What happens before is told in order once it is there.
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
    this.tell((mixpanel) => {
      mixpanel.identify(user.id);
      mixpanel.people.set({ $email: user.email, $name: user.displayName, $phone: user.phone });
    });
  }

  track(event: AnalyticsEvent, details: AnalyticsDetails = {}): void {
    this.start();
    this.tell((mixpanel) => mixpanel.track(event, details));
  }

  // Beside the vendor's automatic views, under a name of its own, so that neither counts twice (decisions AMB-48).
  pageViewed(path: string): void {
    this.tell((mixpanel) => mixpanel.track('Page Viewed', { path }));
  }

  reset(): void {
    this.tell((mixpanel) => mixpanel.reset());
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

  private tell(act: (mixpanel: Mixpanel) => unknown): void {
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
