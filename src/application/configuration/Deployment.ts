import type { PortalConfiguration } from './PortalConfiguration';

/** Carries the configuration of this deployment to the classes that depend on it. */
export class Deployment {
  constructor(readonly configuration: PortalConfiguration) {}
}
