import type { ContainerModule } from 'inversify';

/** Everything behind the sign-in, one module a feature; in a chunk of its own. */
export const signedInModules: readonly ContainerModule[] = [];
