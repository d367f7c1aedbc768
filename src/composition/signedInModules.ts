import type { ContainerModule } from 'inversify';
import { cartModule } from './modules/cartModule';
import { notificationsModule } from './modules/notificationsModule';
import { profileModule } from './modules/profileModule';
import { searchModule } from './modules/searchModule';

/** Everything behind the sign-in, one module a feature; in a chunk of its own. */
export const signedInModules: readonly ContainerModule[] = [
  cartModule,
  notificationsModule,
  profileModule,
  searchModule,
];
