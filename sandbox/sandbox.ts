import { Hono } from 'hono';
import { documentedApiRoutes } from './api/routes';
import { blogRoutes } from './blogs/routes';
import { cartRoutes } from './cart/routes';
import { catalogueRoutes } from './catalogue/routes';
import { checkoutRoutes, paymentReturnRoutes } from './checkout/routes';
import type { SandboxConfig } from './config';
import type { SandboxContext } from './context';
import { type DatabasePlace, type OpenDatabase, openDatabase } from './database/connect';
import { migrate } from './database/migrate';
import { readSecrets } from './database/secrets';
import { deadlineRoutes } from './deadlines/routes';
import { deskRoutes } from './desk/routes';
import { filesApp } from './documents/filesApp';
import { downloadLinkRoutes, signedFileRoutes } from './documents/linkRoutes';
import { documentRoutes } from './documents/routes';
import { gatewayApp } from './gateway/app';
import { signedIn } from './http/auth';
import { commonHeaders } from './http/commonHeaders';
import type { Environment, Routes } from './http/environment';
import { answerErrors } from './http/errors';
import { FaultBoard, playFaults } from './http/faults';
import { answerLocalized, readLanguage } from './http/language';
import { refuseOddAddress, refuseOddPath } from './http/oddAddress';
import { letIn } from './http/otherOrigin';
import { COMMON_HEADERS, PORTAL_HEADERS } from './http/security';
import { notificationRoutes } from './notifications/routes';
import { mediaRoutes } from './pages/mediaRoutes';
import { standInRoutes } from './pages/standInRoutes';
import { portalRoutes } from './portal/routes';
import { staticFiles } from './portal/staticFiles';
import { pricingRoutes } from './pricing/routes';
import { profileRoutes } from './profile/routes';
import { quotationDecisionRoutes } from './quotations/decide';
import { quotationReadRoutes } from './quotations/readRoutes';
import { searchRoutes } from './search/routes';
import { seed } from './seed/seed';
import { sessionRoutes } from './session/routes';
import { transactionRoutes } from './transactions/routes';
import { workRoutes } from './work/routes';

export type Sandbox = {
  readonly context: SandboxContext;
  readonly portal: Routes;
  readonly gateway: Routes;
  readonly files: Routes;
  readonly databaseName: string;
  readonly close: () => Promise<void>;
};

type SandboxOptions = Pick<DatabasePlace, 'image'> & {
  readonly now?: () => Date;
  readonly print?: (line: string) => void;
};

const customerCalls = (context: SandboxContext): readonly Routes[] => [
  catalogueRoutes(context),
  cartRoutes(context),
  transactionRoutes(context),
  quotationReadRoutes(context),
  workRoutes(context),
  notificationRoutes(context),
  profileRoutes(context),
  searchRoutes(context),
  pricingRoutes(context),
  quotationDecisionRoutes(context),
  checkoutRoutes(context),
  documentRoutes(context),
  downloadLinkRoutes(context),
];

const api = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  app.route('/', sessionRoutes(context));
  const inside = new Hono<Environment>();
  inside.use(signedIn(context));
  for (const routes of customerCalls(context)) inside.route('/', routes);
  app.route('/', inside);
  app.all('*', (c) => c.json({ success: false, message: 'There is no such call.' }, 404));
  return app;
};

const besideTheApi = (context: SandboxContext): readonly Routes[] => [
  portalRoutes(context),
  signedFileRoutes(context),
  deskRoutes(context),
  blogRoutes(context),
  deadlineRoutes(),
  mediaRoutes(context),
  standInRoutes(),
  documentedApiRoutes(),
  staticFiles(context),
];

const portalApp = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  answerErrors(context, app);
  const { allowedOrigin } = context.config;
  // A page of another origin that may call may show the pictures too.
  app.use(commonHeaders(allowedOrigin === undefined ? PORTAL_HEADERS : COMMON_HEADERS));
  if (allowedOrigin !== undefined) app.use(letIn(allowedOrigin));
  app.use('/api/*', playFaults(context.faults));
  app.use(refuseOddPath);
  for (const calls of ['/api/*', '/sandbox/*']) app.use(calls, refuseOddAddress);
  app.post('*', refuseOddAddress);
  app.use(readLanguage);
  app.use('/api/*', answerLocalized);
  app.use('/api/v3/*', async (c, next) => {
    await next();
    c.res.headers.set('cache-control', 'no-store');
  });
  // Before the API, which answers every other call of its own with 404 or asks for a token.
  app.route('/', paymentReturnRoutes(context));
  app.route('/api/v3', api(context));
  for (const routes of besideTheApi(context)) app.route('/', routes);
  return app;
};

const createContext = async (
  database: OpenDatabase,
  config: SandboxConfig,
  options: SandboxOptions,
): Promise<SandboxContext> => {
  await migrate(database.db);
  const now = options.now ?? ((): Date => new Date());
  await seed(database.db, now());
  const print = options.print ?? ((line: string): void => (config.quiet ? undefined : console.log(line)));
  const secrets = await readSecrets(database.db);
  return {
    db: database.db,
    config,
    secrets,
    deskKey: config.deskKey ?? secrets.desk,
    paymentSecret: config.paymentSecret ?? secrets.payment,
    faults: new FaultBoard(),
    now,
    print,
    ports: { portal: config.port, gateway: config.gatewayPort },
  };
};

/**
 * Opens and migrates the database and builds the program, without listening yet. Refuses with FolderInUse.
 */
export const createSandbox = async (
  config: SandboxConfig,
  options: SandboxOptions = {},
): Promise<Sandbox> => {
  const database = await openDatabase({ ...config, ...options });
  try {
    const context = await createContext(database, config, options);
    return {
      context,
      portal: portalApp(context),
      gateway: gatewayApp(context),
      files: filesApp(context),
      databaseName: database.name,
      close: database.close,
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};
