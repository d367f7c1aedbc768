import type { PortalConfiguration } from '../../application/configuration/PortalConfiguration';
import type { ChosenVendors } from '../vendors/vendors';

/** Addresses that hear of faults and of web vitals; without one nothing is told. */
export interface ReportAddresses {
  /** '' for none. */
  readonly errors: string;
  /** '' for none. */
  readonly vitals: string;
}

/** Everything that /portal.config.json says: what the core knows, and what only adapters know. */
export type DeploymentConfiguration = Omit<PortalConfiguration, 'payment'> &
  ChosenVendors & {
    readonly reports: ReportAddresses;
    /** Whether the portal opens without a connection; where it does not, an installed worker removes itself. */
    readonly serviceWorker: boolean;
  };

/** Carries the configuration of the third parties to the adapters. */
export class VendorConfiguration {
  constructor(readonly chosen: ChosenVendors) {}
}
