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

/** What the vendor's code would say of each page of its own accord: whole addresses name records, and so the customer. */
const UNTOLD = ['$current_url', '$referrer', '$referring_domain', '$screen_height', '$screen_width'] as const;

interface MixpanelEvent {
  readonly event: string;
}

/** The vendor's own page view is not sent: it has the title and the query, and the portal tells the pattern (AMB-48). */
const sentOf = <E extends MixpanelEvent>(event: E): E | null =>
  event.event === '$mp_web_page_view' ? null : event;

/** Debug on, automatic page views, local-storage persistence (ANLY-06). */
const OPTIONS = {
  debug: true,
  track_pageview: true,
  persistence: 'localStorage',
  // Events go at once by sendBeacon, which outlives the page: a queue in storage is lost or left locked when it closes.
  batch_requests: false,
  api_transport: 'sendBeacon',
  // The address of the network is not kept, nor where the customer came from.
  ip: false,
  save_referrer: false,
  track_marketing: false,
  skip_first_touch_marketing: true,
  stop_utm_persistence: true,
  hooks: { before_send_events: sentOf },
} as const;

type MixpanelOptions = typeof OPTIONS & { readonly property_blacklist: string[]; readonly api_host: string };

export interface LoadedMixpanel {
  readonly mixpanel: Mixpanel;
  /** Ends what debug writes to the console, which names the customer. */
  readonly silence: () => void;
}

export interface MixpanelSettings {
  readonly token: string;
  /** The host of the region in which the project keeps its data. */
  readonly host: string;
  readonly load: () => Promise<LoadedMixpanel>;
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

  pageViewed(path: string): void {
    this.send((mixpanel) => mixpanel.track('Page Viewed', { path }));
  }

  reset(): void {
    this.send((mixpanel) => mixpanel.reset());
  }

  private async begin(): Promise<Mixpanel | undefined> {
    try {
      const { mixpanel, silence } = await this.settings.load();
      mixpanel.init(this.settings.token, {
        ...OPTIONS,
        property_blacklist: [...UNTOLD],
        api_host: this.settings.host,
      });
      silence();
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
