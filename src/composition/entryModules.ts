import type { ContainerModule } from 'inversify';
import type { DeploymentConfiguration } from '../infrastructure/config/DeploymentConfiguration';
import { sessionModule } from './modules/sessionModule';
import { platform } from './platform';

export const entryModules = (configuration: DeploymentConfiguration): readonly ContainerModule[] => [
  platform(configuration),
  sessionModule(configuration),
];
