import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { SandboxContext } from '../context';
import type { Environment, Routes } from '../http/environment';
import { answerErrors } from '../http/errors';
import { refuseOddAddress } from '../http/oddAddress';
import { commonHeaders } from '../http/commonHeaders';
import { signedFileRoutes } from './linkRoutes';

/**
 * A storage host: stored files on an origin of their own. Any page may read them, since the signed address is the
 * permission; a token has no business here, so its header is not let in.
 */
export const filesApp = (context: SandboxContext): Routes => {
  const app = new Hono<Environment>();
  answerErrors(context, app);
  app.use(commonHeaders());
  app.use(refuseOddAddress);
  app.use(cors({ origin: '*', allowMethods: ['GET'], allowHeaders: ['range'] }));
  app.route('/', signedFileRoutes(context));
  return app;
};
