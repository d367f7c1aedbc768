import { matchPath } from 'react-router-dom';
import { isScorePath } from '../../domain/score/scorePath';
import { portalRoutes } from './routes';

const patterns = ['/login', '/signup', ...portalRoutes.map(({ path }) => path)];

/** The pattern of a path: ids and names in an address are the customer's. */
export const routePattern = (pathname: string): string =>
  isScorePath(pathname) ? '/tax-fitt' : (patterns.find((path) => matchPath(path, pathname) !== null) ?? '/…');
