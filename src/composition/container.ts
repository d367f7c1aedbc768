import 'reflect-metadata/lite';
import { Container, type ServiceIdentifier } from 'inversify';
import type { DeploymentConfiguration } from '../infrastructure/config/DeploymentConfiguration';
import { LazyParts } from '../ui/state/LazyParts';
import type { StoreSource } from '../ui/state/storeContext';
import { ContainerParts } from './ContainerParts';
import { entryModules } from './entryModules';
import { entryParts } from './entryParts';

/** The container of the light path: what Login needs. The rest is loaded once Login is shown (Sign Up), or after sign-in. */
export const createContainer = (configuration: DeploymentConfiguration): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(...entryModules(configuration));
  container.bind(LazyParts).toConstantValue(new ContainerParts(container, entryParts(container)));
  return container;
};

export const storeSourceOf =
  (container: Container): StoreSource =>
  (key) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key is only compared, never called
    container.get(key as ServiceIdentifier<InstanceType<typeof key>>);
