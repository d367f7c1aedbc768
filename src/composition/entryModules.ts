import type { ContainerModule } from 'inversify';
import type { PortalConfiguration } from '../application/configuration/PortalConfiguration';
import { sessionModule } from './modules/sessionModule';
import { platform } from './platform';

export const entryModules = (configuration: PortalConfiguration): readonly ContainerModule[] => [
  platform(configuration),
  sessionModule(configuration),
];
