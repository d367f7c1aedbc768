import { LOGIN_PATH, SIGN_UP_PATH } from '../src/domain/session/entryPaths.ts';
import type { RoutePath } from '../src/ui/shell/routes.ts';

/** An address that a customer opens, and what it shows. */
export interface ExampleAddress {
  readonly name: string;
  readonly path: string;
  /** What stands at its top for the customer of the demonstration. */
  readonly heading: string | RegExp;
}

/** Ids of records that belong to one customer; everything else in an example is in the sandbox's catalogue. */
export interface OwnRecords {
  readonly quotation: number;
  readonly request: number;
  readonly task: number;
}

export const demoRecords: OwnRecords = { quotation: 1, request: 1, task: 1 };

type Examples = readonly [ExampleAddress, ...ExampleAddress[]];

/**
 * Examples of each route behind the sign-in, which every sweep over the portal reads: the compiler refuses a route
 * without one. '/' is left out, since it shows the dashboard or Login.
 */
export const examplesByRoute = (own: OwnRecords): Readonly<Record<Exclude<RoutePath, '/'>, Examples>> => ({
  '/dashboard': [{ name: 'dashboard', path: '/dashboard', heading: 'Namaste, Asha' }],
  '/profile': [{ name: 'profile', path: '/profile', heading: 'Profile' }],
  '/filecabinet': [{ name: 'file cabinet', path: '/filecabinet', heading: 'Filecabinet' }],
  '/quotation': [{ name: 'quotations', path: '/quotation', heading: 'Quotations' }],
  '/quotation/:quotationId': [
    { name: 'quotation', path: `/quotation/${own.quotation}`, heading: /^Quotation #/ },
  ],
  '/quotations/:quotationId': [
    { name: 'request', path: `/quotations/${own.request}`, heading: /^Request #/ },
  ],
  '/deadlines': [{ name: 'deadlines', path: '/deadlines', heading: 'Deadlines' }],
  '/payments': [{ name: 'payments', path: '/payments', heading: 'Payments' }],
  '/cart': [{ name: 'cart', path: '/cart', heading: 'Cart' }],
  '/payment-response': [
    {
      name: 'payment failed',
      path: '/payment-response?status=failed&order_id=1',
      heading: 'Payment reported as failed',
    },
  ],
  '/task-detail/:taskId': [
    { name: 'task', path: `/task-detail/${own.task}`, heading: 'Private Limited Company' },
  ],
  '/notifications': [{ name: 'notifications', path: '/notifications', heading: 'Notifications' }],
  '/sub-services/:id': [{ name: 'sub-services', path: '/sub-services/1', heading: 'Income Tax' }],
  '/sub-service/:subServiceId': [
    { name: 'sub-service', path: '/sub-service/24', heading: 'Income Tax Return' },
    { name: 'own amount', path: '/sub-service/162', heading: 'Pay' },
  ],
  '/:subServiceName/:subServiceId': [
    { name: 'questions', path: '/GST%20Registration/16', heading: 'GST Registration' },
    { name: 'service of a login', path: '/services/16', heading: 'GST Registration' },
  ],
});

export const entryAddresses: Examples = [
  { name: 'login', path: LOGIN_PATH, heading: 'Login' },
  { name: 'sign up', path: SIGN_UP_PATH, heading: 'Sign Up' },
];

/** Every route behind the sign-in, the score page, and a path that matches no route. */
export const signedInAddresses = (own: OwnRecords = demoRecords): readonly ExampleAddress[] => [
  ...Object.values(examplesByRoute(own)).flat(),
  { name: 'score', path: '/tax-fitt', heading: 'Tax fitness score' },
  { name: 'nothing', path: '/nope', heading: 'Page not found' },
];
