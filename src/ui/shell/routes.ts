interface PortalRoute {
  readonly path: string;
  readonly screen: string;
}

/**
 * The routes behind the sign-in. The first matching pattern wins, so the question flow, which matches any two segments,
 * is last (NAV-11). Scripts read this list too, so this file imports nothing at run time.
 */
export const portalRoutes = [
  { path: '/', screen: 'dashboard' },
  { path: '/dashboard', screen: 'dashboard' },
  { path: '/profile', screen: 'profile' },
  { path: '/filecabinet', screen: 'fileCabinet' },
  { path: '/quotation', screen: 'quotationList' },
  { path: '/quotation/:quotationId', screen: 'quotation' },
  { path: '/quotations/:quotationId', screen: 'quotationRequest' },
  { path: '/deadlines', screen: 'deadlines' },
  { path: '/payments', screen: 'payments' },
  { path: '/cart', screen: 'cart' },
  { path: '/payment-response', screen: 'paymentResult' },
  { path: '/task-detail/:taskId', screen: 'task' },
  { path: '/notifications', screen: 'notifications' },
  { path: '/shared', screen: 'shared' },
  { path: '/sub-services/:id', screen: 'subServices' },
  { path: '/sub-service/:subServiceId', screen: 'subService' },
  { path: '/:subServiceName/:subServiceId', screen: 'questionFlow' },
] as const satisfies readonly PortalRoute[];

export type RoutePath = (typeof portalRoutes)[number]['path'];

/** The screens behind the sign-in; the score page has no pattern of its own (AMB-43). */
export type ScreenName = (typeof portalRoutes)[number]['screen'] | 'score';
