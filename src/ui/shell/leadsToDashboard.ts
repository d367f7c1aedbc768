import { HOME_PATH } from '../../domain/session/destination';
import { LOGIN_PATH } from '../../domain/session/entryPaths';

/** Whether a visit that begins at this path probably shows the dashboard first. */
export const leadsToDashboard = (pathname: string): boolean =>
  pathname === HOME_PATH || pathname === LOGIN_PATH;
