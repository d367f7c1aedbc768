import { LOGIN_PATH, SIGN_UP_PATH } from '../src/domain/session/entryPaths.ts';
import { portalRoutes, type RoutePath } from '../src/ui/shell/routes.ts';
import { capital } from './featureNames.ts';

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

/** Routes whose examples must be told: those with a record in their address, and those that are headed otherwise. */
type ToldRoute = Extract<RoutePath, `${string}:${string}`>;

const toldExamples = (
  own: OwnRecords,
): Readonly<Record<ToldRoute, Examples> & Partial<Record<RoutePath, Examples>>> => ({
  '/dashboard': [{ name: 'dashboard', path: '/dashboard', heading: 'Namaste, Asha' }],
  '/quotation': [{ name: 'quotations', path: '/quotation', heading: 'Quotations' }],
  '/quotation/:quotationId': [
    { name: 'quotation', path: `/quotation/${own.quotation}`, heading: /^Quotation #/ },
  ],
  '/quotations/:quotationId': [
    { name: 'request', path: `/quotations/${own.request}`, heading: /^Request #/ },
  ],
  '/payment-response': [
    {
      name: 'payment failed',
      path: '/payment-response?status=failed&order_id=1',
      heading: 'Payment reported as failed',
    },
  ],
  '/shared': [{ name: 'shared', path: '/shared', heading: 'Shared with the portal' }],
  '/task-detail/:taskId': [
    { name: 'task', path: `/task-detail/${own.task}`, heading: 'Private Limited Company' },
  ],
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

/** Any other page is headed as its address is called. */
const headedAsCalled = (path: RoutePath): Examples => {
  const name = path.slice(1).replaceAll('-', ' ');
  return [{ name, path, heading: capital(name) }];
};

/** Examples of each route behind the sign-in but '/', which shows the dashboard or Login; every sweep over the portal reads them. */
export const examplesByRoute = (own: OwnRecords): ReadonlyMap<RoutePath, Examples> => {
  const told = toldExamples(own);
  const routes = portalRoutes.map(({ path }) => path).filter((path) => path !== '/');
  return new Map(routes.map((path) => [path, told[path] ?? headedAsCalled(path)]));
};

export const entryAddresses: Examples = [
  { name: 'login', path: LOGIN_PATH, heading: 'Login' },
  { name: 'sign up', path: SIGN_UP_PATH, heading: 'Sign Up' },
];

/** Every route behind the sign-in, the score page, and a path that matches no route. */
export const signedInAddresses = (own: OwnRecords = demoRecords): readonly ExampleAddress[] => [
  ...[...examplesByRoute(own).values()].flat(),
  { name: 'score', path: '/tax-fitt', heading: 'Tax fitness score' },
  { name: 'nothing', path: '/nope', heading: 'Page not found' },
];
