import { matchPath } from 'react-router-dom';
import { isScorePath } from '../../domain/score/scorePath';
import { portalRoutes, type ScreenName } from './routes';

/** The screen of a path; the score page is matched before every pattern (AMB-43). Undefined when nothing matches. */
export const screenAt = (pathname: string): ScreenName | undefined =>
  isScorePath(pathname)
    ? 'score'
    : portalRoutes.find(({ path }) => matchPath(path, pathname) !== null)?.screen;
