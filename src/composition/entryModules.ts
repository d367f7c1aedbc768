import type { ContainerModule } from 'inversify';
import type { DeploymentConfiguration } from '../infrastructure/config/DeploymentConfiguration';
import { backend } from './backend';
import { sessionModule } from './modules/sessionModule';
import { platform } from './platform';

export const entryModules = (configuration: DeploymentConfiguration): readonly ContainerModule[] => [
  platform(configuration),
  backend,
  sessionModule(configuration),
];
