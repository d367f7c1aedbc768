import { type ComponentType, type ReactElement, useEffect } from 'react';
import { LazyFeature } from '../kit/LazyFeature';
import { type OnDemand, onDemand } from '../kit/onDemand';
import type { LazyFeatureName } from '../state/FeatureLoader';
import type { ScreenName } from './routes';
import { screenAt } from './screenAt';
import { ScreenLoading } from './ScreenLoading';

const screen = (load: () => Promise<ComponentType>): OnDemand<object> => onDemand(load, ScreenLoading);

/** The screen with a feature that brings its stores; both are fetched at once. */
const withFeature = (name: LazyFeatureName, { Component, fetch }: OnDemand<object>): OnDemand<object> => {
  const Screen = (): ReactElement => {
    useEffect(fetch, []);
    return (
      <LazyFeature name={name} waiting={<ScreenLoading />}>
        <Component />
      </LazyFeature>
    );
  };
  return { Component: Screen, fetch };
};

/** Every screen; its code is loaded when it is first rendered. */
export const screens: Readonly<Record<ScreenName, OnDemand<object>>> = {
  dashboard: screen(() => import('../dashboard/DashboardScreen').then((m) => m.DashboardScreen)),
  profile: screen(() => import('../profile/ProfileScreen').then((m) => m.ProfileScreen)),
  fileCabinet: withFeature(
    'fileCabinet',
    screen(() => import('../documents/FileCabinetScreen').then((m) => m.FileCabinetScreen)),
  ),
  quotationList: screen(() => import('../quotations/QuotationListScreen').then((m) => m.QuotationListScreen)),
  quotation: screen(() => import('../quotations/detailScreens').then((m) => m.QuotationScreen)),
  quotationRequest: screen(() => import('../quotations/detailScreens').then((m) => m.QuotationRequestScreen)),
  deadlines: screen(() => import('../deadlines/DeadlinesScreen').then((m) => m.DeadlinesScreen)),
  payments: screen(() => import('../payments/PaymentsScreen').then((m) => m.PaymentsScreen)),
  cart: screen(() => import('../cart/CartScreen').then((m) => m.CartScreen)),
  paymentResult: screen(() => import('../checkout/PaymentResultScreen').then((m) => m.PaymentResultScreen)),
  task: withFeature(
    'task',
    screen(() => import('../work/TaskScreen').then((m) => m.TaskScreen)),
  ),
  notifications: screen(() =>
    import('../notifications/NotificationsScreen').then((m) => m.NotificationsScreen),
  ),
  subServices: screen(() => import('../catalogue/SubServicesScreen').then((m) => m.SubServicesScreen)),
  subService: screen(() => import('../catalogue/SubServiceScreen').then((m) => m.SubServiceScreen)),
  questionFlow: screen(() => import('../pricing/QuestionFlowScreen').then((m) => m.QuestionFlowScreen)),
  score: screen(() => import('../score/ScoreScreen').then((m) => m.ScoreScreen)),
};

/** Prefetches the code of the screen at a path; a lost connection shows only after the click. */
export const prefetchScreenAt = (pathname: string): void => {
  const name = screenAt(pathname);
  if (name !== undefined) screens[name].fetch();
};
