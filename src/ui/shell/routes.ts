import { matchPath } from 'react-router-dom';
import { isScorePath } from '../../domain/score/scorePath';

export type ScreenName =
  | 'dashboard'
  | 'profile'
  | 'fileCabinet'
  | 'quotationList'
  | 'quotation'
  | 'quotationRequest'
  | 'cart'
  | 'paymentResult'
  | 'task'
  | 'notifications'
  | 'subServices'
  | 'subService'
  | 'questionFlow'
  | 'score';

export interface PortalRoute {
  readonly path: string;
  readonly screen: ScreenName;
}

/**
 * The routes behind the sign-in. The first matching pattern wins, so the question flow, which matches any two segments,
 * is last (NAV-11).
 */
export const portalRoutes: readonly PortalRoute[] = [
  { path: '/', screen: 'dashboard' },
  { path: '/dashboard', screen: 'dashboard' },
  { path: '/profile', screen: 'profile' },
  { path: '/filecabinet', screen: 'fileCabinet' },
  { path: '/quotation', screen: 'quotationList' },
  { path: '/quotation/:quotationId', screen: 'quotation' },
  { path: '/quotations/:quotationId', screen: 'quotationRequest' },
  { path: '/cart', screen: 'cart' },
  { path: '/payment-response', screen: 'paymentResult' },
  { path: '/task-detail/:taskId', screen: 'task' },
  { path: '/notifications', screen: 'notifications' },
  { path: '/sub-services/:id', screen: 'subServices' },
  { path: '/sub-service/:subServiceId', screen: 'subService' },
  { path: '/:subServiceName/:subServiceId', screen: 'questionFlow' },
];

/** The screen of a path; the score page is matched before every pattern (AMB-43). Undefined when nothing matches. */
export const screenAt = (pathname: string): ScreenName | undefined =>
  isScorePath(pathname)
    ? 'score'
    : portalRoutes.find(({ path }) => matchPath(path, pathname) !== null)?.screen;
