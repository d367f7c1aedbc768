import type { PortalConfiguration } from './PortalConfiguration';

/** Carries the configuration of this deployment to whoever depends on it. */
export class Deployment {
  constructor(readonly configuration: PortalConfiguration) {}
}
