import { type ComponentType, lazy } from 'react';
import { type ScreenName, screenAt } from './routes';

type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

/** The code of each screen, fetched when it is first wanted. */
const loaders: Readonly<Record<ScreenName, LoadScreen>> = {
  dashboard: () => import('../dashboard/DashboardScreen').then((m) => ({ default: m.DashboardScreen })),
  profile: () => import('../profile/ProfileScreen').then((m) => ({ default: m.ProfileScreen })),
  fileCabinet: () => import('../documents/FileCabinetScreen').then((m) => ({ default: m.FileCabinetScreen })),
  quotationList: () =>
    import('../quotations/QuotationListScreen').then((m) => ({ default: m.QuotationListScreen })),
  quotation: () => import('../quotations/QuotationScreen').then((m) => ({ default: m.QuotationScreen })),
  quotationRequest: () =>
    import('../quotations/QuotationRequestScreen').then((m) => ({ default: m.QuotationRequestScreen })),
  cart: () => import('../checkout/CartScreen').then((m) => ({ default: m.CartScreen })),
  paymentResult: () =>
    import('../checkout/PaymentResultScreen').then((m) => ({ default: m.PaymentResultScreen })),
  task: () => import('../work/TaskScreen').then((m) => ({ default: m.TaskScreen })),
  notifications: () =>
    import('../notifications/NotificationsScreen').then((m) => ({ default: m.NotificationsScreen })),
  subServices: () => import('../catalogue/SubServicesScreen').then((m) => ({ default: m.SubServicesScreen })),
  subService: () => import('../catalogue/SubServiceScreen').then((m) => ({ default: m.SubServiceScreen })),
  questionFlow: () =>
    import('../pricing/QuestionFlowScreen').then((m) => ({ default: m.QuestionFlowScreen })),
  score: () => import('../score/ScoreScreen').then((m) => ({ default: m.ScoreScreen })),
};

export const screens: Readonly<Record<ScreenName, ComponentType>> = {
  dashboard: lazy(loaders.dashboard),
  profile: lazy(loaders.profile),
  fileCabinet: lazy(loaders.fileCabinet),
  quotationList: lazy(loaders.quotationList),
  quotation: lazy(loaders.quotation),
  quotationRequest: lazy(loaders.quotationRequest),
  cart: lazy(loaders.cart),
  paymentResult: lazy(loaders.paymentResult),
  task: lazy(loaders.task),
  notifications: lazy(loaders.notifications),
  subServices: lazy(loaders.subServices),
  subService: lazy(loaders.subService),
  questionFlow: lazy(loaders.questionFlow),
  score: lazy(loaders.score),
};

/** Fetches the code of the screen at a path ahead of the click; a lost connection shows itself at the click. */
export const prefetchScreenAt = (pathname: string): void => {
  const screen = screenAt(pathname);
  if (screen !== undefined) loaders[screen]().catch(() => undefined);
};
