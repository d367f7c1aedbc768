import 'reflect-metadata/lite';
import { Container, type ServiceIdentifier } from 'inversify';
import type { DeploymentConfiguration } from '../infrastructure/config/DeploymentConfiguration';
import type { StoreSource } from '../ui/state/storeContext';
import { entryModules } from './entryModules';

/** The container of the light path: what Login needs. The rest is loaded once Login is shown (Sign Up), or after sign-in. */
export const createContainer = (configuration: DeploymentConfiguration): Container => {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(...entryModules(configuration));
  return container;
};

export const storeSourceOf =
  (container: Container): StoreSource =>
  (key) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a key is only compared, never called
    container.get(key as ServiceIdentifier<InstanceType<typeof key>>);
