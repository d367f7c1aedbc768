import type { PortalConfiguration } from '../../application/configuration/PortalConfiguration';
import type { ChosenVendors } from '../vendors/vendors';

/** Everything that /portal.config.json says: what the core knows, and the third parties that only adapters know. */
export type DeploymentConfiguration = Omit<PortalConfiguration, 'payment'> & ChosenVendors;

/** Carries the configuration of the third parties to the adapters. */
export class VendorConfiguration {
  constructor(readonly chosen: ChosenVendors) {}
}
