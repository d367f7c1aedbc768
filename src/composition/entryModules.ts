import type { ContainerModule } from 'inversify';
import type { PortalConfiguration } from '../application/configuration/PortalConfiguration';
import { platformModule } from './modules/platformModule';
import { sessionModule } from './modules/sessionModule';
import { shellModule } from './modules/shellModule';

export const entryModules = (configuration: PortalConfiguration): readonly ContainerModule[] => [
  platformModule(configuration),
  shellModule,
  sessionModule(configuration),
];
