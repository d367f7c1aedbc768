import type { ContainerModule } from 'inversify';
import { attentionModule } from './modules/attentionModule';
import { blogsModule } from './modules/blogsModule';
import { cartModule } from './modules/cartModule';
import { catalogueModule } from './modules/catalogueModule';
import { checkoutModule } from './modules/checkoutModule';
import { documentsModule } from './modules/documentsModule';
import { notificationsModule } from './modules/notificationsModule';
import { profileModule } from './modules/profileModule';
import { quotationsModule } from './modules/quotationsModule';
import { searchModule } from './modules/searchModule';
import { signedInSessionModule } from './modules/signedInSessionModule';
import { transactionsModule } from './modules/transactionsModule';
import { workModule } from './modules/workModule';

/** Everything behind the sign-in, one module per feature, in a chunk of its own. */
export const signedInModules: readonly ContainerModule[] = [
  attentionModule,
  blogsModule,
  cartModule,
  catalogueModule,
  checkoutModule,
  documentsModule,
  notificationsModule,
  profileModule,
  quotationsModule,
  searchModule,
  signedInSessionModule,
  transactionsModule,
  workModule,
];
