import { isSome } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';

/** The query parameters that the login screen reads (section 2, Login). */
export interface LoginQuery {
  readonly serviceId: Option<string>;
  readonly serviceType: Option<string>;
  readonly path: Option<string>;
  readonly camp: Option<string>;
}

/** Where a customer goes who came for nothing in particular. */
export const HOME_PATH = '/dashboard';

/** Ids are whole numbers small enough to be exact. */
const plainId = /^\d{1,15}$/;

/** A segment of words: no dot, colon, percent sign, backslash or control character can be part of it. */
const plainPath = /^[A-Za-z\d][A-Za-z\d &_-]*(?:\/[A-Za-z\d][A-Za-z\d &_-]*)*$/;

const given = (value: Option<string>): string => (isSome(value) ? value.value.trim() : '');

const withoutOuterSlashes = (path: string): string => path.replaceAll(/^\/+|\/+$/g, '').trim();

const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/**
 * Where login leads: '/{path}/{service_id}' when service_id, service_type and path are given, else
 * '/services/{service_id}' when service_id is, else the dashboard. Always a path of the portal itself: a value that
 * is not plain counts as not given (section 2, AMB-07).
 */
export const destinationAfterLogin = (query: LoginQuery): string => {
  const serviceId = given(query.serviceId);
  if (!plainId.test(serviceId)) return HOME_PATH;
  const path = withoutOuterSlashes(given(query.path));
  const hasAll = given(query.serviceType) !== '' && plainPath.test(path);
  return hasAll ? `/${encodedPath(path)}/${serviceId}` : `/services/${serviceId}`;
};
