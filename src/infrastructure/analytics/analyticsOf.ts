import type { Analytics } from '../../application/ports/Analytics';
import type { Log } from '../../application/ports/Log';
import type { SessionStorage } from '../../application/ports/SessionStorage';
import type { Timer } from '../../application/ports/Timer';
import type { VendorChoice } from '../vendors/vendors';
import { mixpanelHosts } from '../vendors/analyticsVendors';
import { BeaconAnalytics } from './BeaconAnalytics';
import { MixpanelAnalytics } from './MixpanelAnalytics';
import { loadMixpanel } from './mixpanelCore';

/** For a deployment without analytics: records and sends nothing. */
class NoAnalytics implements Analytics {
  identify(): void {}
  track(): void {}
  pageViewed(): void {}
  reset(): void {}
}

interface Dependencies {
  readonly log: Log;
  readonly timer: Timer;
  readonly storage: SessionStorage;
}

/** The analytics service that the configuration names; one without an adapter here does not compile. */
export const analyticsOf = (
  chosen: VendorChoice<'analytics'>,
  { log, timer, storage }: Dependencies,
): Analytics => {
  switch (chosen.provider) {
    case 'none':
      return new NoAnalytics();
    case 'mixpanel':
      return new MixpanelAnalytics({
        token: chosen.token,
        host: mixpanelHosts[chosen.region],
        load: loadMixpanel,
        timer,
        log,
      });
    case 'beacon':
      return new BeaconAnalytics({ address: chosen.address, log, storage });
  }
};
