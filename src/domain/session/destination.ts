import { chain, isNone, isSome, map, none, some, tryCatch } from 'fp-ts/Option';
import type { Option } from 'fp-ts/Option';
import type { Instant } from '../dates/instant';
import { isRecent } from '../dates/isRecent';
import { LOGIN_PATH, SIGN_UP_PATH } from './entryPaths';

/** The query parameters that the login screen reads (LOGIN-02). */
export interface LoginQuery {
  readonly serviceId: Option<string>;
  readonly serviceType: Option<string>;
  readonly path: Option<string>;
  readonly camp: Option<string>;
}

/** Where a customer goes after login by default (LOGIN-28). */
export const HOME_PATH = '/dashboard';

/** Ids are whole numbers small enough to be exact. */
const plainId = /^\d{1,15}$/;

/** A segment of words: no dot, colon, percent sign, backslash or control character can be part of it. */
const plainPath = /^[A-Za-z\d][A-Za-z\d &_-]*(?:\/[A-Za-z\d][A-Za-z\d &_-]*)*$/;

const given = (value: Option<string>): string => (isSome(value) ? value.value.trim() : '');

const withoutOuterSlashes = (path: string): string => path.replaceAll(/^\/+|\/+$/g, '').trim();

const encodedPath = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

/** An address inside the portal that a visitor was turned away from (AMB-51). */
export interface ReturnPlace {
  readonly address: string;
  readonly at: Instant;
}

/** For so many milliseconds, signing in leads a visitor back to where they were turned away (AMB-51). */
export const RETURN_WITHIN_MS = 600_000;

/** Login and Sign Up are never an address to return to. */
const entryPaths: ReadonlySet<string> = new Set([LOGIN_PATH, SIGN_UP_PATH]);

/** Everything that RFC 3986 allows in a query, at a length that every server takes. */
const plainQuery = /^[\w\-.~%!$&'()*+,;=:@/?]{1,1000}$/;

/** A portal path, or none; a service whose name is not a plain segment is addressed by its id (AMB-07, AMB-51). */
const ownPath = (path: string): Option<string> => {
  const plain = withoutOuterSlashes(path);
  if (plainPath.test(plain)) return entryPaths.has(`/${plain}`) ? none : some(`/${encodedPath(plain)}`);
  const afterName = plain.slice(plain.indexOf('/') + 1);
  return plainId.test(afterName) ? some(`/services/${afterName}`) : none;
};

/** The portal's own path in an address, with its query; none where it could lead anywhere else (AMB-51). */
export const ownAddress = (address: string): Option<string> => {
  const beforeHash = address.replace(/#.*/s, '');
  const path = beforeHash.replace(/\?.*/s, '');
  const query = beforeHash.slice(path.length + 1);
  const own = chain(ownPath)(tryCatch(() => decodeURIComponent(path)));
  return map((found: string) => (plainQuery.test(query) ? `${found}?${query}` : found))(own);
};

/** The address that a visitor was turned away from; none if that was too long ago (AMB-51). */
export const returnAddress = (place: Option<ReturnPlace>, now: Instant): Option<string> => {
  if (isNone(place) || !isRecent(place.value.at, now, RETURN_WITHIN_MS)) return none;
  return ownAddress(place.value.address);
};

/**
 * Where login leads: '/{path}/{service_id}' when service_id, service_type and path are given, else
 * '/services/{service_id}' when service_id is, else back to where the visitor was turned away, else the dashboard.
 * Always a path of the portal itself: a value that is not plain counts as not given (LOGIN-26 to LOGIN-30, AMB-51).
 */
export const destinationAfterLogin = (query: LoginQuery, turnedAwayFrom: Option<string> = none): string => {
  const serviceId = given(query.serviceId);
  if (!plainId.test(serviceId)) return isSome(turnedAwayFrom) ? turnedAwayFrom.value : HOME_PATH;
  const path = withoutOuterSlashes(given(query.path));
  const hasAll = given(query.serviceType) !== '' && plainPath.test(path);
  return hasAll ? `/${encodedPath(path)}/${serviceId}` : `/services/${serviceId}`;
};

/** A visit of Login or Sign Up that names no service. */
export const NO_LOGIN_QUERY: LoginQuery = { serviceId: none, serviceType: none, path: none, camp: none };
