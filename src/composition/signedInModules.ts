import type { ContainerModule } from 'inversify';
import { cartModule } from './modules/cartModule';
import { notificationsModule } from './modules/notificationsModule';
import { profileModule } from './modules/profileModule';
import { searchModule } from './modules/searchModule';
import { blogsModule } from './modules/blogsModule';
import { catalogueModule } from './modules/catalogueModule';
import { quotationsSummaryModule } from './modules/quotationsSummaryModule';
import { transactionsModule } from './modules/transactionsModule';
import { sessionEndModule } from './modules/sessionEndModule';
import { workModule } from './modules/workModule';
import { chatModule } from './modules/chatModule';
import { pricingModule } from './modules/pricingModule';
import { documentsModule } from './modules/documentsModule';
import { taskModule } from './modules/taskModule';
import { checkoutModule } from './modules/checkoutModule';
import { keyModule } from './modules/keyModule';
import { purchaseModule } from './modules/purchaseModule';
import { quotationRecordsModule } from './modules/quotationRecordsModule';

/** Everything behind the sign-in, one module a feature; in a chunk of its own. */
export const signedInModules: readonly ContainerModule[] = [
  cartModule,
  notificationsModule,
  profileModule,
  searchModule,
  blogsModule,
  catalogueModule,
  quotationsSummaryModule,
  transactionsModule,
  workModule,
  chatModule,
  pricingModule,
  keyModule,
  purchaseModule,
  checkoutModule,
  documentsModule,
  taskModule,
  quotationRecordsModule,
  sessionEndModule,
];
